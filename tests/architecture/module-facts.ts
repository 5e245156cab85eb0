import { type ESTree, parseSync } from 'vite';

/** What the architecture rules need to know about a source file. */
export interface ModuleFacts {
  /** Module specifiers of imports, re-exports, dynamic imports and type imports. */
  readonly imports: ReadonlySet<string>;
  /** Those specifiers from which values are imported, not only types. */
  readonly valueImports: ReadonlySet<string>;
  /** Imported and re-exported names, by specifier. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of functions called or constructed without a receiver, and `window.x` or `globalThis.x` as x. */
  readonly calls: ReadonlySet<string>;
  /** Receivers of method calls, for example `console`. */
  readonly receivers: ReadonlySet<string>;
  /** String literals, pieces of template strings and JSX texts, without module specifiers. */
  readonly texts: readonly string[];
  /** Names of variables, members and types. */
  readonly identifiers: ReadonlySet<string>;
  /** Strings that something named `block` or `control` is compared with or set to. */
  readonly kindWords: ReadonlySet<string>;
  /** `export default` occurs. */
  readonly defaultExport: boolean;
  /** `x as unknown as Y` occurs. */
  readonly doubleCast: boolean;
  /** Comments without their marks. */
  readonly comments: readonly string[];
}

/** Parses one TypeScript file. Throws if it has syntax errors, which the type check reports too. */
export function moduleFacts(path: string, text: string): ModuleFacts {
  const parsed = parseSync(path, text);
  const error = parsed.errors[0];
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const facts = {
    imports: new Set<string>(),
    valueImports: new Set<string>(),
    names: new Map<string, Set<string>>(),
    calls: new Set<string>(),
    receivers: new Set<string>(),
    texts: [] as string[],
    identifiers: new Set<string>(),
    kindWords: new Set<string>(),
    defaultExport: false,
    doubleCast: false,
  };
  for (const node of nodesOf(parsed.program)) {
    switch (node.type) {
      case 'ImportDeclaration':
        addImport(facts, node.source.value, node.importKind === 'type' || namesOnlyTypes(node.specifiers));
        addNames(facts.names, node.source.value, node.specifiers);
        break;
      case 'ExportAllDeclaration':
        addImport(facts, node.source.value, node.exportKind === 'type');
        break;
      case 'TSImportType':
        addImport(facts, node.source.value, true);
        break;
      case 'TSModuleDeclaration':
        // A module declaration that adds to the types of another module.
        if (node.id.type === 'Literal') addImport(facts, node.id.value, true);
        break;
      case 'ExportNamedDeclaration':
        if (node.source) {
          addImport(facts, node.source.value, node.exportKind === 'type' || namesOnlyTypes(node.specifiers));
          addNames(facts.names, node.source.value, node.specifiers);
        }
        break;
      case 'ImportExpression':
        if (node.source.type === 'Literal') addImport(facts, String(node.source.value), false);
        break;
      case 'ExportDefaultDeclaration':
        facts.defaultExport = true;
        break;
      case 'CallExpression':
      case 'NewExpression':
        recordCall(node.callee, facts);
        break;
      case 'Identifier':
        facts.identifiers.add(node.name);
        break;
      case 'Literal':
        if (typeof node.value === 'string') facts.texts.push(node.value);
        break;
      case 'BinaryExpression':
        if (/^[!=]==?$/.test(node.operator) && node.left.type !== 'PrivateIdentifier') addKindWord(facts.kindWords, node.left, node.right);
        break;
      case 'SwitchStatement':
        for (const { test } of node.cases) if (test) addKindWord(facts.kindWords, node.discriminant, test);
        break;
      case 'Property':
        if (node.key.type !== 'PrivateIdentifier') addKindWord(facts.kindWords, node.key, node.value);
        break;
      case 'TemplateElement':
        facts.texts.push(node.value.raw);
        break;
      case 'JSXText':
        facts.texts.push(node.value);
        break;
      case 'TSAsExpression':
        if (node.expression.type === 'TSAsExpression' && node.expression.typeAnnotation.type === 'TSUnknownKeyword')
          facts.doubleCast = true;
        break;
    }
  }
  return {
    ...facts,
    texts: facts.texts.filter((piece) => !facts.imports.has(piece)),
    comments: parsed.comments.map((comment) => comment.value.trim()),
  };
}

/** Adds the string of a comparison or property if the other side is named `block` or `control`. */
function addKindWord(words: Set<string>, left: { readonly type: string }, right: { readonly type: string }): void {
  for (const [named, word] of [
    [left, right],
    [right, left],
  ] as const) {
    const isKind = ['block', 'control'].includes(nameOf(named) ?? '');
    if (isKind && 'value' in word && typeof word.value === 'string') words.add(word.value);
  }
}

/** The name of a variable, or of the member that is read. */
function nameOf(node: object): string | null {
  if ('name' in node && typeof node.name === 'string') return node.name;
  if ('property' in node && typeof node.property === 'object' && node.property !== null) return nameOf(node.property);
  if ('expression' in node && typeof node.expression === 'object' && node.expression !== null) return nameOf(node.expression);
  return null;
}

function addImport(facts: { imports: Set<string>; valueImports: Set<string> }, specifier: string, onlyTypes: boolean): void {
  facts.imports.add(specifier);
  if (!onlyTypes) facts.valueImports.add(specifier);
}

type Specifier = ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier;

/** Adds the names as the other file exports them. */
function addNames(names: Map<string, Set<string>>, specifier: string, specifiers: readonly Specifier[]): void {
  const known = names.get(specifier) ?? new Set();
  for (const each of specifiers) {
    const name = each.type === 'ImportSpecifier' ? each.imported : each.type === 'ExportSpecifier' ? each.local : null;
    if (name?.type === 'Identifier') known.add(name.name);
  }
  names.set(specifier, known);
}

function namesOnlyTypes(specifiers: readonly Specifier[]): boolean {
  return specifiers.length > 0 && specifiers.every((specifier) => kindOf(specifier) === 'type');
}

function kindOf(specifier: Specifier): string | undefined {
  if (specifier.type === 'ImportSpecifier') return specifier.importKind;
  return specifier.type === 'ExportSpecifier' ? specifier.exportKind : 'value';
}

function recordCall(callee: ESTree.Expression, facts: { calls: Set<string>; receivers: Set<string> }): void {
  if (callee.type === 'Identifier') facts.calls.add(callee.name);
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
  facts.receivers.add(callee.object.name);
  const isGlobal = ['window', 'globalThis', 'self'].includes(callee.object.name);
  if (isGlobal && callee.property.type === 'Identifier') facts.calls.add(callee.property.name);
}

function* nodesOf(value: unknown): Generator<ESTree.Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
