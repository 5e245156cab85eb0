export { inverse, type LayerChange } from './change';
export { type DraftGround, type Edit, type EditRefusal, withEdit } from './draft-changes';
export { equalValues } from './equal-values';
export { fileValue, type Ground, groundOf, groundWith } from './ground';
export { valueAtIds, withIds } from './id-pointer';
export { emptyLayer, filesOfLayer, isPicture, type LayerFiles, layerPath, slugOfPath, textOfFile } from './layer-file';
export { type ReadLayer, readLayer } from './read-layer';
export { changesBetween, layerWith, type MovedChange, movedChanges, settled } from './rebase';
export { type LayerRefusal, layerRefusals } from './refuse-layer';
