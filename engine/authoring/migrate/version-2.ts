import { getNodePath, type Node } from 'jsonc-parser';
import { type FileEdits, itemsOf, propertiesOf } from './json-edits';
import versionOne from './version-1.json' with { type: 'json' };

/** What a base pack says of the things that an overlay names by id alone: kinds of blocks, controls of params. */
export interface BaseKinds {
  block(id: string): string | null;
  control(id: string): string | null;
}

/** A pack of its own says everything itself. */
export const noBase: BaseKinds = { block: () => null, control: () => null };

/**
 * A definition of a service or screen. Words for residents at the head of a screen, a document or a form are `intro`; the column that heads
 * a row is `rowHeader`; words instead of nothing are `whenEmpty`; an error that is taken for an empty answer is `treatAsEmpty`; whether a
 * param may stay empty is `optional`.
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

/** The portal's own file: the version of the product comes from its build. */
export function migratePortal(edits: FileEdits, root: Node): void {
  const version = propertiesOf(root).get('version');
  if (version) edits.remove(version.key, version.value, ['version']);
}

// The subject is the engine's own, so its fields have English names.
function formulas(edits: FileEdits, node: Node): void {
  if (node.type === 'string' && String(node.value).startsWith('=')) {
    for (const [was, now] of Object.entries(versionOne.names)) {
      const written = String(node.value).replaceAll(new RegExp(`(?<![\\w.])${was.replace('.', '\\.')}(?!\\w)`, 'g'), now);
      if (written !== node.value) edits.rewrite(node, written, was, now);
    }
  }
  for (const child of node.children ?? []) formulas(edits, child);
}

/** What a browser of folders read by itself in version 1 is written out. */
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
  // Where nothing is said, a range may stay empty and everything else may not.
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
  const table = parts.get('table')?.value;
  if (table?.type === 'object') block(edits, table, base);
  for (const inner of [...itemsOf(parts.get('blocks')?.value), ...itemsOf(propertiesOf(parts.get('details')?.value).get('blocks')?.value)])
    block(edits, inner, base);
  for (const [name, { value }] of parts) within(edits, name, value);
}

// Parts of a block that send something say what an error means there; names of the office's fields are no words of the language.
const notOurs = new Set(['props', 'query', 'body', 'path', 'headers', 'schema', 'values', 'blocks', 'details', 'table']);

function within(edits: FileEdits, name: string, node: Node): void {
  if (notOurs.has(name)) return;
  if (name === 'onError') errors(edits, node);
  else {
    for (const [inner, { value }] of propertiesOf(node)) within(edits, inner, value);
    for (const item of itemsOf(node)) within(edits, '', item);
  }
}

/** Texts of another language stand under the paths of the definition. */
export function migrateTexts(edits: FileEdits, root: Node): void {
  for (const [path, { key }] of propertiesOf(root)) {
    const now = path.replace(/(^|\.)lead$/, '$1intro').replace(/(\.)empty$/, '$1whenEmpty');
    if (now !== path && !/^(?:codes|values)\./.test(path)) edits.rename(key, now);
  }
}

// What stands in an expectation under these names is keyed by ids.
const byId = new Set(
  (
    'tables records charts sections notices texts downloads embeds contents links tiles forms widgets fields ' +
    'sorted cells column row chosen files actions tones'
  ).split(' '),
);

/** Scenarios name the same things in what they expect. */
export function migrateScenarios(edits: FileEdits, root: Node): void {
  for (const scenario of itemsOf(propertiesOf(root).get('scenarios')?.value)) {
    expectation(edits, propertiesOf(scenario).get('expect')?.value, 'expect');
  }
}

function expectation(edits: FileEdits, node: Node | undefined, kind: string): void {
  for (const [name, { key, value }] of propertiesOf(node)) {
    if (name === 'lead') edits.rename(key, kind === 'tables' ? 'rowHeader' : 'intro');
    if (name === 'empty') edits.rename(key, 'whenEmpty');
    if (byId.has(name)) for (const inner of propertiesOf(value).values()) expectation(edits, inner.value, name);
    else if (name !== 'props') expectation(edits, value, name);
  }
}
