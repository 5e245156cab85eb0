import { filesOfLayer, type LayerFiles, pictureBytes } from '../../engine/authoring';
import type { DefinitionsFolder } from './compile-definitions';

/** What a publisher lays over its definitions folder: the layer of the editors. */
export interface PublishedLayer {
  /** The files as they are published now. */
  current(): LayerFiles;
}

/** Names of the two upper layers, in places and in what editors see. */
export const layerNames = { municipality: 'gmina', editors: 'redakcja' } as const;

/** A definitions folder with a layer over it, or by itself where the layer says nothing. */
export function withLayer(definitions: DefinitionsFolder, layer: LayerFiles): DefinitionsFolder {
  return Object.keys(layer).length === 0 ? definitions : underLayer(definitions, layer);
}

/** A definitions folder under a layer, also under one that says nothing: its files then have the same names as under any other. */
export function underLayer(definitions: DefinitionsFolder, layer: LayerFiles): DefinitionsFolder {
  const { files, base, nameOf } = definitions;
  const own = `${layerNames.municipality}/`;
  return {
    ...definitions,
    files: filesOfLayer(layer),
    base: { layers: [{ name: layerNames.municipality, files }, ...base.layers], lack: base.lack },
    nameOf(file) {
      if (file.startsWith(own)) return nameOf(file.slice(own.length));
      return base.layers.some(({ name }) => file.startsWith(`${name}/`)) ? nameOf(file) : `${layerNames.editors}/${file}`;
    },
  };
}

/** A picture of the layer, null when it has none of this name. */
export function pictureOf(layer: LayerFiles, name: string): Uint8Array | null {
  const path = `assets/${name}`;
  const picture = Object.hasOwn(layer, path) ? layer[path] : undefined;
  return picture === undefined ? null : pictureBytes(path, picture);
}
