import type { tileIcons } from '../../../engine';

// Line drawings on a grid of 32, strokes of 2. An office names one of them; an unknown name gets the document.
const icons = {
  document: 'M8 3h11l6 6v20H8zM19 3v6h6M12 16h9M12 21h9M12 11h3',
  budget: 'M4 28h24M7 28V17h4v11M14 28V11h4v17M21 28V5h4v23',
  people: 'M12 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM3 28c0-6 4-9 9-9s9 3 9 9M21 6a4.5 4.5 0 0 1 0 9M24 20c3 1 5 4 5 8',
  vote: 'M5 17h22v11H5zM10 17V4h12v13M13 10l2.5 2.5L19 8M11 22h10',
  vehicle: 'M4 21v-5l3-8h18l3 8v5zM4 16h24M7 21v5h3v-5M22 21v5h3v-5M8 18.5h2M22 18.5h2',
  water: 'M16 3c5 6 9 11 9 16a9 9 0 0 1-18 0c0-5 4-10 9-16zM12 20a4 4 0 0 0 4 4',
  waste: 'M5 8h22M12 8V4h8v4M8 8l1.5 20h13L24 8M13.5 13l.5 10M18.5 13l-.5 10',
  home: 'M3 16 16 4l13 12M7 13v15h18V13M13 28v-8h6v8',
  phone: 'M7 4h5l2 7-3 2c1.5 3.5 4.5 6.5 8 8l2-3 7 2v5c0 2-1 3-3 3C14 28 4 18 4 7c0-2 1-3 3-3z',
  map: 'M16 29c6-7 9-11 9-16a9 9 0 0 0-18 0c0 5 3 9 9 16zM16 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  payment: 'M3 7h26v18H3zM3 13h26M7 20h6M22 20h3',
  form: 'M7 3h18v15M7 3v26h10M12 10h8M12 15h8M12 20h3M19 29l1-4 7-7 3 3-7 7z',
} as const satisfies Readonly<Record<(typeof tileIcons)[number], string>>;

type IconName = keyof typeof icons;

/** Drawing of a tile's picture by the name that the office gives. */
export function tileIcon(name: string | null): string {
  return icons[isIconName(name) ? name : 'document'];
}

function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(icons, name);
}
