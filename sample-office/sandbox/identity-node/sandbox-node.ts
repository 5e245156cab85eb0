import type { SandboxNode } from '../../../server/accounts/external';

/** Entity id and address of the node of the sandbox that plays a provider. */
export const sandboxNode: SandboxNode = (publicUrl, provider) => {
  const address = `/wezel-probny/${provider}`;
  return { entityId: `${publicUrl}${address}`, address };
};
