import type { Plugin } from 'vite';

/**
 * Parts of rjsf that no form of the portal uses, and their replacements: its default look (the portal has its own), Markdown, and all that
 * schemas with references, branches, defaults and values need. The schema of a form of the portal says which fields there are and no more
 * (`layoutSchema`), and their values never pass through rjsf. They are three quarters of rjsf.
 */
export const replacements: Readonly<Record<string, string>> = {
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
  'createSchemaUtils.js': `
    export default (validator, rootSchema) => ({
      getRootSchema: () => rootSchema,
      getValidator: () => validator,
      doesSchemaUtilsDiffer: (otherValidator, otherSchema) => otherValidator !== validator || otherSchema !== rootSchema,
      retrieveSchema: (schema) => schema,
      getDefaultFormState: (schema, formData) => formData ?? {},
      sanitizeDataForNewSchema: (newSchema, oldSchema, formData) => formData,
      omitExtraData: (schema, formData) => formData,
      findFieldInSchema: () => ({ field: undefined, isRequired: undefined }),
      getDisplayLabel: () => false,
      isSelect: () => false,
    });`,
  'omitExtraData.js': `
    export default (validator, schema, rootSchema, formData) => formData;
    export const getUsedFormData = (formData) => formData;
    export const getFieldNames = () => [];
    export const isValueEmpty = (value) => value === undefined;`,
  'schemaHasNestedConditional.js': 'export default () => false;',
  'resolveUiSchema.js': 'export default (schema, uiSchema) => uiSchema ?? {};',
  'shouldRenderOptionalField.js': 'export default () => false;',
  'enums.js': 'export const TranslatableString = {};',
  // Functions count as equal, as they do in rjsf.
  'deepEquals.js': `
    const isObject = (value) => typeof value === 'object' && value !== null;
    const equal = (one, other, known) => {
      if (Object.is(one, other) || one === other) return true;
      if (typeof one === 'function') return typeof other === 'function';
      if (!isObject(one) || !isObject(other) || one.constructor !== other.constructor) return false;
      if (known.get(one) === other) return true;
      known.set(one, other);
      if (one instanceof Date) return Object.is(one.getTime(), other.getTime());
      if (one instanceof Map || one instanceof Set)
        return one.size === other.size && [...one.keys()].every((key) => other.has(key) && (one instanceof Set || equal(one.get(key), other.get(key), known)));
      const keys = Object.keys(one);
      return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key], known));
    };
    export default (one, other) => equal(one, other, new Map());`,
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
