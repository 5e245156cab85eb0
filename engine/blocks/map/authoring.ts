import type { MapBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<MapBlock> = {
  row: ({ table }) => ({ rowsOf: table }),
  // A map draws the rows of its table, so it waits for what the table reads.
  needs: ({ table }) => [table],
  columnNames: ({ table, name, category }) => ({
    table: { id: table, at: '/table' },
    names: [
      { at: '/name', column: name },
      { at: '/category', column: category },
    ],
  }),
  idle: ({ shape, latitude, longitude, ground }) => [
    ...(shape === undefined ? [] : [...(latitude === undefined ? [] : ['latitude']), ...(longitude === undefined ? [] : ['longitude'])]),
    ...(ground === undefined ? ['groundLabel'] : []),
  ],
  lacks: ({ shape, latitude, longitude, ground, groundLabel }) => [
    ...(shape === undefined && latitude === undefined
      ? [{ setting: longitude === undefined ? 'table' : 'longitude', needs: 'latitude' }]
      : []),
    ...(shape === undefined && latitude !== undefined && longitude === undefined ? [{ setting: 'latitude', needs: 'longitude' }] : []),
    ...(ground !== undefined && groundLabel === undefined ? [{ setting: 'ground', needs: 'groundLabel' }] : []),
  ],
};
