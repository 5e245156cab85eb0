import type { ParamsBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { optionalWords } from '../../screen/screen';
import type { ParamsModel } from './model';

export const resolver: BlockResolver<ParamsBlock, ParamsModel> = {
  resolve: ({ screen }, { id, title, collapsed, params }) => ({
    block: 'params',
    id,
    title: optionalWords(screen, title),
    collapsed: collapsed ?? null,
    params,
  }),
  paramsDrawn: ({ params }) => params,
};
