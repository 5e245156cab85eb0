import type { PortalServer } from '../portal-server';

/** A figure of a portal that was started with METRICS_PORT and LOG_FORMAT=text, by its name; NaN if it has none of this name. */
export async function figureOf({ output }: PortalServer, name: string): Promise<number> {
  const text = await (await fetch(/Figures +(\S+)/.exec(output())?.[1] ?? '')).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}
