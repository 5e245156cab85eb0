/** An SVG drawing as an image inside a page, so that a page is one piece. */
export function drawing(svg: string, alt: string, width: number, height: number): string {
  return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="${alt}" width="${width}" height="${height}">`;
}

const containers = [
  ['#1d5b8f', 'Papier'],
  ['#1f6b3a', 'Szkło'],
  ['#c79a00', 'Metale'],
  ['#6b4423', 'Bio'],
  ['#2b2f2d', 'Zmieszane'],
] as const;

/** Five waste containers in their colours, each with its word. */
export function wasteContainers(): string {
  const bins = containers.map(([colour, word], index) => {
    const left = 12 + index * 118;
    return (
      `<rect x="${left}" y="20" width="96" height="12" rx="6" fill="${colour}"/>` +
      `<path d="M${left + 6} 38h84l-8 102a8 8 0 0 1-8 8h-52a8 8 0 0 1-8-8z" fill="${colour}"/>` +
      `<text x="${left + 48}" y="178" text-anchor="middle" font-family="sans-serif" font-size="18" fill="#1b1f1d">${word}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 192"><rect width="600" height="192" fill="#fff"/>${bins.join('')}</svg>`;
}

/** The street under repair: two parts and the detour beside them. */
export function detour(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 220"><rect width="600" height="220" fill="#f3f5f4"/>' +
    '<path d="M20 110H580" stroke="#b9c3be" stroke-width="26" stroke-linecap="round"/>' +
    '<path d="M200 110H420" stroke="#a3261b" stroke-width="26" stroke-dasharray="16 10"/>' +
    '<path d="M170 110C190 30 430 30 450 110" fill="none" stroke="#1f5c4a" stroke-width="12"/>' +
    '<g font-family="sans-serif" font-size="18" fill="#1b1f1d"><text x="20" y="160">Rynek</text><text x="250" y="160">Remont</text>' +
    '<text x="270" y="30">Objazd</text><text x="500" y="160">Szkoła</text></g></svg>'
  );
}
