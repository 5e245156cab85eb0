import { evaluateValue } from '../../expressions';
import type { Setting, WidgetBlock } from '../../language/language.generated';
import { isChoice } from '../../screen/field-model';
import type { BlockResolver } from '../../screen/kinds';
import { safeFileName } from '../../screen/resolve-file';
import type { Screen } from '../../screen/screen';
import type { WidgetModel } from './model';

export const resolver: BlockResolver<WidgetBlock, WidgetModel> = {
  filledIn: true,
  resolve({ screen }, block, state) {
    const { id, widget, waits, props = {}, params = {}, refresh = [] } = block;
    return {
      block: 'widget',
      id,
      widget,
      // A widget that does not wait is drawn at once; its settings are empty until they are known.
      state: waits === true ? state : { status: 'ready' },
      props: mapValues(props, (value) => settingOf(screen, value)),
      params: mapValues(params, (param) => ({ id: param, chosen: chosenKey(screen, param) })),
      refresh,
      files: widgetFiles(screen, block),
      calls: widgetCalls(screen, block),
      blocks: [],
    };
  },
  holds: ({ table }) => [{ path: ['table'], place: 'one', blocks: table ? [table] : [] }],
  // If an answer could not be loaded, the settings that read it are empty.
  readiness: (_screen, _block, own) => (own.status === 'silent' ? { status: 'waiting' } : own),
  // The table keeps the id under which its formulas read it.
  again: (model, id) => ({ ...model, id }),
  paramsDrawn: ({ params = {} }) => Object.values(params),
};

function settingOf({ scope, evaluate }: Screen, setting: Setting): unknown {
  return Array.isArray(setting)
    ? setting.map((item) => mapValues(item, (value) => evaluateValue(value, scope, evaluate)))
    : evaluateValue(setting, scope, evaluate);
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
  return mapValues(files, ({ endpoint, office, method = 'GET', personal = false, signedIn = false, fileName }) => ({
    endpoint,
    ...(office !== undefined && { office }),
    method,
    personal,
    signedIn: personal || signedIn,
    fileName: safeFileName(String(evaluateValue(fileName, screen.scope, screen.evaluate) ?? '')),
  }));
}

function mapValues<Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
