const barRow = 44;
const usualBars = 10;
const headingAndSummary = 96;

/** Height of a bar chart in pixels: it grows with its bars. The other kinds have a height of their own, in `chart.css`. */
export function barChartHeight(bars: number): number {
  return bars * barRow;
}

/** Height to keep for a whole chart block while its data are on their way. */
export const heightWhileWaiting = barChartHeight(usualBars) + headingAndSummary;
