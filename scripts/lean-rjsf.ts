import type { Plugin } from 'vite';

/**
 * Parts of rjsf that no form of the portal reaches, each with what stands in their place: its default look (ours replaces all of it), Markdown,
 * references between schemas and allOf (a contract has neither; the language schema does not know the words). They are two thirds of rjsf.
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

/** Leaves out of the app what rjsf never runs for our forms. Without it forms work as well, only larger. */
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
