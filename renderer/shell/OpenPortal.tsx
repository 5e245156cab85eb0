import { useMemo } from 'react';
import type { OpenPack } from '../pack/open-pack';
import type { Settings } from '../pack/settings';
import { PortalProvider } from '../pack/use-pack';
import { StartProvider, useStart } from '../start/use-start';
import { Shell } from './Shell';

interface OpenPortalProps {
  readonly settings: Settings;
  readonly pack: OpenPack;
  reload(): Promise<void>;
}

/** The portal of a loaded pack, with the office's configuration as soon as it is known. */
export function OpenPortal({ settings, pack, reload }: OpenPortalProps) {
  const start = useStart(pack, settings);
  const { values } = start.configuration;
  const { settled } = start;
  const portal = useMemo(
    () => ({ settings, pack: { ...pack, config: values, configKnown: settled }, reload }),
    [settings, pack, values, settled, reload],
  );
  if (start.closed) return null;
  return (
    <PortalProvider value={portal}>
      <StartProvider value={start}>
        <Shell />
      </StartProvider>
    </PortalProvider>
  );
}
