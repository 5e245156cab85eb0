import { useDeferredValue, useMemo } from 'react';
import {
  chartKinds,
  defaultEndpoint,
  type FoundField,
  type FoundRows,
  isEndpoint,
  isOfNames,
  isOfNumbers,
  isSlug,
  type OfficeDocument,
  type PlannedChart,
  type PlannedColumn,
  proposedChart,
  proposedColumn,
  type ReadCall,
  readOfficeDocument,
  readSamples,
  rowsIn,
  type ServicePlan,
  slugOf,
  word,
} from '../../engine/authoring/new-service';
import type { StudioLanguage } from '../language/say';
import type { NewServiceForm, WantedField } from './form';

/** A field with what its author wants of it. */
export interface ChosenField {
  readonly field: FoundField;
  readonly shown: boolean;
  readonly column: PlannedColumn;
}

/** What the page knows of what was pasted and chosen. */
export interface PlanState {
  /** Null until an OpenAPI document was read. */
  readonly document: OfficeDocument | null;
  /** Why what was pasted cannot be used, in words; null while nothing was pasted. */
  readonly refusal: string | null;
  /** What was left out, in words. */
  readonly notes: readonly string[];
  readonly call: ReadCall['call'] | null;
  readonly allRows: readonly FoundRows[];
  readonly rows: FoundRows | null;
  readonly fields: readonly ChosenField[];
  readonly chart: PlannedChart | null;
  /** The chart that fits the columns; null where none can be drawn. */
  readonly proposed: PlannedChart | null;
  readonly slug: string;
  readonly endpoint: string;
  /** Null while something is missing. */
  readonly plan: ServicePlan | null;
}

interface Read {
  readonly document: OfficeDocument | null;
  readonly refusal: string | null;
  readonly made: ReadCall | null;
}

// So many rows of the sample are seen in the preview.
const previewRows = 3;
// More columns than a table of a portal can show well are offered, and not ticked.
const mostShown = 8;

/** Reads what was pasted and plans the service. What takes long is done once for each text. */
export function usePlan(form: NewServiceForm, group: string | null, language: StudioLanguage): PlanState {
  const samples = useDeferredValue(form.samples);
  const text = useDeferredValue(form.document);
  const ofSamples = useMemo(() => readSampleTexts(samples, language), [samples, language]);
  const document = useMemo(() => (text.trim() === '' ? null : readOfficeDocument(text)), [text]);
  const ofDocument = useMemo((): Read => {
    if (document === null) return nothing;
    if (!document.ok) return { ...nothing, refusal: word(document.failure, language) };
    const call = form.operation === null ? null : document.value.callOf(form.operation);
    return {
      document: document.value,
      refusal: call !== null && !call.ok ? word(call.failure, language) : null,
      made: call?.ok ? call.value : null,
    };
  }, [document, form.operation, language]);
  const { made, ...read } = form.way === 'sample' ? ofSamples : ofDocument;
  const allRows = useMemo(() => (made === null ? [] : rowsIn(made.call.response)), [made]);
  const rows = allRows.find(({ path }) => path === form.rows) ?? allRows[0] ?? null;
  const fields = (rows?.fields ?? []).map((field, index) => chosen(field, index, form.fields[field.id]));
  const columns = fields.filter(({ shown }) => shown).map(({ column }) => column);
  const proposed = rows === null ? null : proposedChart(rows, columns);
  const chart = form.chart === null || proposed === null ? null : chartFrom(form.chart, columns, proposed);
  const slug = form.slug ?? slugOf(form.title);
  const endpoint = form.way === 'sample' ? (form.endpoint ?? defaultEndpoint(slug || 'dane')) : (made?.call.endpoint ?? '');
  const isReady =
    made !== null &&
    rows !== null &&
    columns.length > 0 &&
    form.title.trim() !== '' &&
    isSlug(slug) &&
    (form.way === 'document' || isEndpoint(endpoint)) &&
    (group !== null || !form.listed);
  const call = made === null ? null : { ...made.call, endpoint };
  const plan =
    isReady && call !== null
      ? { slug, title: form.title.trim(), group: form.listed ? group : null, call, rows, columns, chart, pdf: form.pdf }
      : null;
  const notes = (made?.notes ?? []).map((note) => word(note, language));
  return { ...read, notes, call, allRows, rows, fields, chart, proposed, slug, endpoint, plan };
}

const nothing: Read = { document: null, refusal: null, made: null };

function readSampleTexts(samples: readonly string[], language: StudioLanguage): Read {
  const texts = samples.filter((sample) => sample.trim() !== '');
  if (texts.length === 0) return nothing;
  const read = readSamples(texts, previewRows);
  if (!read.ok) return { ...nothing, refusal: word(read.failure, language) };
  const { contract, notes } = read.value;
  return { ...nothing, made: { call: { endpoint: '', response: contract, personal: false, query: {}, params: {} }, notes } };
}

function chosen(field: FoundField, index: number, wanted: WantedField = {}): ChosenField {
  const proposal = proposedColumn(field);
  const label = wanted.label ?? proposal.label;
  const format = wanted.format === undefined ? proposal.format : wanted.format;
  return { field, shown: wanted.shown ?? index < mostShown, column: { field, label, format, total: wanted.total ?? false } };
}

/** The wanted chart with the columns that are still there. */
function chartFrom(wanted: NonNullable<NewServiceForm['chart']>, columns: readonly PlannedColumn[], proposed: PlannedChart): PlannedChart {
  const named = (id: string, isFit: (column: PlannedColumn) => boolean) =>
    columns.some((column) => column.field.id === id && isFit(column));
  return {
    kind: chartKinds.find((kind) => kind === wanted.kind) ?? proposed.kind,
    category: named(wanted.category, isOfNames) ? wanted.category : proposed.category,
    value: named(wanted.value, isOfNumbers) ? wanted.value : proposed.value,
  };
}
