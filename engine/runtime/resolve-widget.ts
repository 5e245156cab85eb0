import { evaluateValue } from '../expressions';
import type { Block, WidgetBlock } from '../language/language.generated';
import { safeFileName } from '../requests/file-name';
import type { BlockModel, BlockStatus } from '../screen/block-model';
import { isChoice } from '../screen/field-model';
import type { Screen } from '../screen/screen';

type WidgetModel = Extract<BlockModel, { readonly block: 'widget' }>;

/** What a custom widget is drawn from. One that does not wait is there at once; its settings are empty until they are known. */
export function resolveWidget(screen: Screen, block: WidgetBlock, state: BlockStatus, table: WidgetModel['table']): WidgetModel {
  const { id, widget, props = {}, params = {}, refresh = [] } = block;
  return {
    block: 'widget',
    id,
    widget,
    state: block.waits === true ? state : { status: 'ready' },
    props: mapValues(props, (value) => evaluateValue(value, screen.scope, screen.evaluate)),
    params: mapValues(params, (param) => ({ id: param, chosen: chosenKey(screen, param) })),
    refresh,
    files: widgetFiles(screen, block),
    calls: widgetCalls(screen, block),
    table,
  };
}

/** Ids of the params that widgets of a screen draw, also those of widgets that are not shown now. */
export function paramsInWidgets(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.block === 'widget') return Object.values(block.params ?? {});
    return block.block === 'section' ? paramsInWidgets(block.blocks) : [];
  });
}

function chosenKey({ params }: Screen, id: string): string | null {
  const model = params.get(id);
  return model && isChoice(model) && !model.several ? (model.chosen[0] ?? null) : null;
}

function widgetCalls({ service }: Screen, { calls = {} }: WidgetBlock): WidgetModel['calls'] {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, id]) => {
      const call = service.calls?.[id];
      return call ? [[name, call]] : [];
    }),
  );
}

function widgetFiles(screen: Screen, { files = {} }: WidgetBlock): WidgetModel['files'] {
  return mapValues(files, ({ endpoint, method = 'GET', personal = false, signedIn = false, fileName }) => ({
    endpoint,
    method,
    personal,
    signedIn: personal || signedIn,
    fileName: safeFileName(String(evaluateValue(fileName, screen.scope, screen.evaluate) ?? '')),
  }));
}

function mapValues<Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
