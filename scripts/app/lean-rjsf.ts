import type { Plugin } from 'vite';

/**
 * Parts of rjsf that no form of the portal uses, and their replacements: its default look (the portal has its own), Markdown, references
 * between schemas and allOf (the language does not have them). They are two thirds of rjsf.
 */
const replacements: Readonly<Record<string, string>> = {
  'getDefaultRegistry.js': `
    import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
    import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
    const nothing = () => null;
    const templates = {
      DescriptionFieldTemplate: nothing, FieldErrorTemplate: nothing, FieldHelpTemplate: nothing, TitleFieldTemplate: nothing,
      ButtonTemplates: { SubmitButton: nothing },
    };
    export default () => ({
      fields: { ObjectField, SchemaField }, templates, widgets: {}, rootSchema: {}, formContext: {}, translateString: String, globalFormOptions: {},
    });`,
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children;',
  'fast-uri': 'export default { resolve() { throw new Error("A form has no references between schemas."); } };',
  'shallowAllOfMerge.js': 'export default () => { throw new Error("A form has no allOf."); };',
};

const prefix = '\0lean-rjsf:';

/** Leaves these parts out of the app. Forms work without this plugin too; the app is only larger. */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/[\\/]@rjsf[\\/](core|utils)[\\/]/.test(importer)) return null;
      const part = Object.keys(replacements).find((name) => source === name || source.endsWith(`/${name}`));
      return part === undefined ? null : prefix + part;
    },
    load(id) {
      return id.startsWith(prefix) ? (replacements[id.slice(prefix.length)] ?? null) : null;
    },
  };
}
