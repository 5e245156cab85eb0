export { idBefore, idsAt, inverse, type LayerChange, noPlace, withChange } from './change';
export { type DraftGround, type Edit, type EditRefusal, withEdit } from './draft-changes';
export { fileValue, type Ground, groundOf, groundWith } from './ground';
export { equalValues, valueAtIds, withIds } from './id-pointer';
export { emptyLayer, filesOfLayer, isPicture, type LayerFiles, layerPath, slugOfPath, textOfFile } from './layer-file';
export { type ReadLayer, readLayer } from './read-layer';
export { changesBetween, layerWith, type MovedChange, movedChanges, settled } from './rebase';
export { type LayerRefusal, layerRefusals } from './refuse-layer';
