export { contentIn } from '../overlay/content-in';
export { idBefore, idsAt, inverse, type LayerChange, noPlace, withChange } from './change';
export { type DraftGround, type Edit, type EditRefusal, withEdit } from './draft-changes';
export { type FileText, fileTexts } from './file-texts';
export { type FoundText, findText, folded } from './find-text';
export { fileValue, type Ground, groundOf, groundWith } from './ground';
export { equalValues, positionOf, valueAtIds, withIds, withPositions } from './id-pointer';
export { bytesOfFile, emptyLayer, filesOfLayer, type LayerFiles, layerPath, slugOfPath, textOfFile } from './layer-file';
export {
  isPicture,
  kindOfBytes,
  largestPictures,
  type PictureKind,
  pictureBytes,
  pictureFault,
  pictureType,
  pictureValue,
} from './picture';
export { type ReadLayer, readLayer } from './read-layer';
export { changesBetween, layerWith, type MovedChange, movedChanges, settled } from './rebase';
export { type LayerRefusal, layerRefusals } from './refuse-layer';
export { lostHolder, regained } from './regained';
export { isSafePicture } from './safe-picture';
