import type { WidgetBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<WidgetBlock> = {
  widget: (block) => block,
  drawnParams: ({ params = {} }) => Object.entries(params).map(([name, id]) => ({ at: `/params/${name}`, id, oneEntry: true })),
  fileNames: ({ files = {} }) =>
    Object.fromEntries(Object.entries(files).map(([name, { fileName }]) => [`/files/${name}/fileName`, fileName])),
  calls: ({ files = {} }) => Object.values(files).map((call) => ({ call, answer: 'screen', scope: [] })),
  sharedCalls: ({ calls = {} }) => Object.values(calls),
  neededCalls: ({ widget, calls = {} }, widgets) =>
    Object.entries(calls).flatMap(([name, id]) => (widgets[widget]?.calls?.[name]?.optional === true ? [] : [id])),
};
