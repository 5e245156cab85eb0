/**
 * Instalments of a card as the office answers them: due at different times of a year, some of them paid, ordered, late, or under an
 * enforcement title.
 */
export function instalmentAnswer(count: number): { readonly ratyZbiorcze: readonly Readonly<Record<string, unknown>>[] } {
  return { ratyZbiorcze: Array.from({ length: count }, (_, index) => instalment(index)) };
}

// Amounts are index times a number coprime to their range, so they look mixed and are the same in every run.
function instalment(index: number): Readonly<Record<string, unknown>> {
  const kwotaGlowna = amount((index * 7_919 + 12_840) % 60_013);
  const odsetki = index % 4 === 0 ? amount((index * 31) % 997) : 0;
  const kwotaRazem = amount(Math.round(kwotaGlowna * 100) + Math.round(odsetki * 100));
  const sums = { kwotaRaty: kwotaRazem, kwotaGlowna, kosztyEgzekucji: 0, odsetki, oplataProlongacyjna: 0, kwotaRazem };
  return {
    idNaleznosciRatyZbiorczej: 10_000 + index,
    terminPlatnosci: new Date(Date.UTC(2026, 10 - (index % 120), 15)).toISOString().slice(0, 10),
    ...sums,
    czySplacona: index % 9 === 8,
    jestUpomnienie: index % 4 === 0,
    jestWezwanie: index % 11 === 3,
    jestRozlozenieNaRaty: index % 13 === 5,
    jestOdroczenieTerminu: index % 7 === 5,
    jestTytulWykonawczy: index % 10 === 6,
    zleconoPlatnoscZKIR: index % 20 === 1,
    zleconoPlatnoscZP24: index % 20 === 2,
    raty: [{ idNaleznosciRaty: 90_000 + index, nrRaty: (index % 4) + 1, ...sums, rodzajOplaty: 'Podatek od nieruchomości' }],
  };
}

function amount(grosze: number): number {
  return (grosze + 1) / 100;
}
