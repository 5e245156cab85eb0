// Drafting new services, for the editor and the command; see README.md.

export type { FormatName } from '../../language/language.generated';
export { defaultEndpoint, planOf, serviceOf } from './draft-service';
export { formatName, formatSample } from './format-words';
export { type FoundField, formatsFor } from './found-fields';
export { type FoundRows, rowsIn } from './found-rows';
export { isEndpoint, isSlug, slugOf } from './names';
export { type OfficeDocument, type OfficeOperation, type ReadCall, readOfficeDocument } from './office-document';
export { word } from './phrases';
export { chartKinds, type PlannedChart, type PlannedColumn, type ServicePlan } from './plan';
export { chartKindOver, isOfNames, isOfNumbers, proposedChart, proposedColumn } from './propose';
export { readSamples } from './read-sample';
