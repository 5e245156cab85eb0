import { getNodePath, type Node } from 'jsonc-parser';
import { type FileEdits, itemsOf, propertiesOf } from './json-edits';
import versionOne from './version-1.json' with { type: 'json' };
import { migrateExpectedSettings, migrateWidget } from './widget-settings';

/** What must be known from the base pack, because an overlay names blocks and params by id alone. */
export interface BaseKinds {
  block(id: string): string | null;
  control(id: string): string | null;
  /** The widget of a block. */
  widget(id: string): string | null;
  /** Names of the settings that a block gives its widget, and the ids of their entries. */
  settings(id: string): ReadonlySet<string>;
}

/**
 * Renames the properties of a service or screen. The text under the heading of a screen, document or form is now `intro`; the column that
 * is the heading of a row `rowHeader`; the text shown when there is nothing to show `whenEmpty`; an error that counts as an empty answer
 * `treatAsEmpty`. Whether a param may stay empty is `optional` instead of `required`.
 */
export function migrateDefinition(edits: FileEdits, root: Node, base: BaseKinds): void {
  const parts = propertiesOf(root);
  const rename = (of: Node | undefined, was: string, now: string): void => {
    const property = propertiesOf(of).get(was);
    if (property) edits.rename(property.key, now);
  };
  rename(root, 'lead', 'intro');
  rename(parts.get('pdf')?.value, 'lead', 'intro');
  for (const { value } of propertiesOf(parts.get('sources')?.value).values()) errors(edits, propertiesOf(value).get('onError')?.value);
  for (const [id, { value }] of propertiesOf(parts.get('params')?.value)) param(edits, id, value, base);
  for (const one of itemsOf(parts.get('blocks')?.value)) block(edits, one, base);
  formulas(edits, root);
}

/** Removes the version of the product from portal.json; it comes from the build. */
export function migratePortal(edits: FileEdits, root: Node): void {
  const version = propertiesOf(root).get('version');
  if (version) edits.remove(version.key, version.value, ['version']);
}

// Names of fields in formulas that became English, such as `subject.institution`.
function formulas(edits: FileEdits, node: Node): void {
  if (edits.hasReplaced(node)) return;
  if (node.type === 'string') {
    for (const [was, now] of Object.entries(versionOne.names)) {
      const written = renamed(String(node.value), was, now);
      if (written !== node.value) edits.rewrite(node, written, was, now);
    }
  }
  for (const child of node.children ?? []) formulas(edits, child);
}

/** A formula that reads a name under its new one; any other text as it is. */
function renamed(text: string, was: string, now: string): string {
  return text.startsWith('=') ? text.replaceAll(new RegExp(`(?<![\\w.])${was.replace('.', '\\.')}(?!\\w)`, 'g'), now) : text;
}

function renamedAll(text: string): string {
  return Object.entries(versionOne.names).reduce((written, [was, now]) => renamed(written, was, now), text);
}

/** Writes out the field names of a `browser` block, which were fixed in version 1. */
function browser(edits: FileEdits, node: Node): void {
  for (const [name, fields] of Object.entries(versionOne.browser)) {
    const list = propertiesOf(node).get(name)?.value;
    if (list?.type === 'string')
      edits.rewrite(list, { list: list.value, ...fields }, `${name}: ${String(list.value)}`, `${name}: { list, … }`);
  }
}

function param(edits: FileEdits, id: string, node: Node, base: BaseKinds): void {
  const parts = propertiesOf(node);
  const required = parts.get('required');
  if (required?.value.type !== 'boolean') return;
  const isRange = String(parts.get('control')?.value.value ?? base.control(id) ?? '').endsWith('-range');
  // The default of `optional`: true for a range, false for other controls.
  if (required.value.value === isRange) edits.replace(required.key, required.value, 'optional', !isRange);
  else edits.remove(required.key, required.value, getNodePath(required.value));
}

function errors(edits: FileEdits, node: Node | undefined): void {
  const parts = propertiesOf(node);
  const empty = parts.get('empty');
  if (empty) edits.rename(empty.key, 'treatAsEmpty');
  for (const { value } of propertiesOf(parts.get('kod')?.value).values()) errors(edits, value);
}

function block(edits: FileEdits, node: Node, base: BaseKinds): void {
  const parts = propertiesOf(node);
  const kind = parts.get('block')?.value.value ?? base.block(String(parts.get('id')?.value.value));
  const [lead, empty] = [parts.get('lead'), parts.get('empty')];
  if (lead) edits.rename(lead.key, kind === 'table' ? 'rowHeader' : 'intro');
  if (empty) edits.rename(empty.key, 'whenEmpty');
  if (kind === 'browser') browser(edits, node);
  const said: unknown = parts.get('widget')?.value.value;
  const widget = typeof said === 'string' ? said : base.widget(String(parts.get('id')?.value.value));
  if (widget !== null) migrateWidget(edits, widget, parts, typeof said === 'string', renamedAll);
  const table = parts.get('table')?.value;
  if (table?.type === 'object') block(edits, table, base);
  for (const inner of [...itemsOf(parts.get('blocks')?.value), ...itemsOf(propertiesOf(parts.get('details')?.value).get('blocks')?.value)])
    block(edits, inner, base);
  for (const [name, { value }] of parts) within(edits, name, value);
}

// Properties of a block in which `onError` is not looked for: keys there are names of the office's fields, or are handled elsewhere.
const notOurs = new Set(['props', 'query', 'body', 'path', 'headers', 'schema', 'values', 'blocks', 'details', 'table']);

function within(edits: FileEdits, name: string, node: Node): void {
  if (notOurs.has(name)) return;
  if (name === 'onError') errors(edits, node);
  else {
    for (const [inner, { value }] of propertiesOf(node)) within(edits, inner, value);
    for (const item of itemsOf(node)) within(edits, '', item);
  }
}

/** Renames the keys of a translation, which are paths in the definition. */
export function migrateTexts(edits: FileEdits, root: Node): void {
  for (const [path, { key }] of propertiesOf(root)) {
    const now = path.replace(/(^|\.)lead$/, '$1intro').replace(/(\.)empty$/, '$1whenEmpty');
    if (now !== path && !/^(?:codes|values)\./.test(path)) edits.rename(key, now);
  }
}

// Properties of an expectation whose keys are ids, not words of the language.
const byId = new Set(
  (
    'tables records charts sections notices texts downloads embeds contents links tiles forms widgets fields ' +
    'sorted cells column row chosen files actions tones'
  ).split(' '),
);

/** Renames the properties that scenarios expect. */
export function migrateScenarios(edits: FileEdits, root: Node, base: BaseKinds): void {
  for (const scenario of itemsOf(propertiesOf(root).get('scenarios')?.value)) {
    expectation(edits, propertiesOf(scenario).get('expect')?.value, 'expect', base);
  }
}

function expectation(edits: FileEdits, node: Node | undefined, kind: string, base: BaseKinds): void {
  for (const [name, { key, value }] of propertiesOf(node)) {
    if (name === 'lead') edits.rename(key, kind === 'tables' ? 'rowHeader' : 'intro');
    if (name === 'empty') edits.rename(key, 'whenEmpty');
    if (name === 'widgets') for (const [id, { value: expected }] of propertiesOf(value)) expectedWidget(edits, id, expected, base);
    if (byId.has(name)) for (const inner of propertiesOf(value).values()) expectation(edits, inner.value, name, base);
    else if (name !== 'props') expectation(edits, value, name, base);
  }
}

function expectedWidget(edits: FileEdits, id: string, expected: Node, base: BaseKinds): void {
  const [widget, props] = [base.widget(id), propertiesOf(expected).get('props')?.value];
  if (widget !== null && props) migrateExpectedSettings(edits, widget, propertiesOf(props), base.settings(id));
}
