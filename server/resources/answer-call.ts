import type { OfficeRequest } from '../../engine';
import { OfficeFailure } from '../errors/office-failure';
import type { OfficeContext, Resource } from './define-resource';
import { resources } from './index';

const byKey: ReadonlyMap<string, Resource> = new Map(resources.map((resource) => [resource.key, resource]));

/** Finds the answer to a call by method and path below the base address. */
export function findResource({ method, path }: Pick<OfficeRequest, 'method' | 'path'>): Resource | null {
  return byKey.get(`${method} ${path}`) ?? null;
}

/** Answers a call without HTTP. It throws an `OfficeFailure` for what cannot be answered. */
export async function answerCall(request: OfficeRequest, context: OfficeContext): Promise<unknown> {
  const resource = findResource(request);
  if (!resource) throw new OfficeFailure('unknownAddress');
  return await resource.answer(request.query, context);
}
