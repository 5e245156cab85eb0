import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAtom, useAtomValue } from 'jotai';
import { type CSSProperties, type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../language/say';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';
import { CsvView } from './CsvView';
import { PaperView } from './PaperView';
import { useFramedPage } from './use-framed-page';
import { ViewBar } from './ViewBar';
import { fileAddress, frameAddress, pixelsOf, shownPlace, situationOf, viewChoices } from './view-choices';
import { previewWords } from './words';

interface Props {
  /** Address of the screen in the portal. */
  readonly address: string;
  readonly slug: string;
  /** Id of the block to mark in the preview, empty for none. */
  readonly shown?: string;
  /** Names of the scenarios of the service. */
  readonly scenarios?: readonly string[];
  /** Something of the screen was clicked: the id of its block, and names of what in the block it may be. */
  readonly onPick?: (block: string, within: readonly string[]) => void;
  /** The definition of another screen was asked for. */
  readonly onFollow: (file: string) => void;
}

const noScenarios: readonly string[] = [];

/** The real portal with the pack of the draft, or with what is published where there is none, in a frame of its own. */
export function PreviewPane({ address, slug, shown = '', scenarios = noScenarios, onPick, onFollow }: Props) {
  const say = useSay(previewWords);
  const { draft } = useDraft().state;
  // The portal in the frame shows another version without a reload. There is none while the draft has errors.
  const version = draft?.pack ?? null;
  const { overview, logins } = useStudio();
  const choices = useAtomValue(viewChoices);
  const [place, setPlace] = useAtom(shownPlace);
  const frame = useRef<HTMLIFrameElement>(null);
  const [box, room] = useRoom();
  const pixels = pixelsOf[choices.width];
  const loaded = useFramedPage(frame, { version, shown, onPick });
  const opened = useEffectEvent((start: string) => setPlace({ address: start, state: {} }));
  useEffect(() => opened(address), [address]);
  const hasErrors = draft !== null && version === null;
  const language = choices.language ?? overview.languages[0] ?? '';
  const subject = String(draft?.id ?? 'opublikowane');
  const start = useStart(address, place?.address ?? address, frameAddress(subject, address, slug, choices, language));
  const source = frameAddress(subject, start, slug, choices, language);
  // While the draft has errors the frame stays as it was: another address of it would have nothing to show.
  const [drawn, setDrawn] = useState(source);
  useEffect(() => {
    if (!hasErrors) setDrawn(source);
  }, [source, hasErrors]);
  const at = place?.address.replace(/\?.*$/s, '') ?? address;
  const elsewhere = at === address ? undefined : overview.files.find((file) => file.address === at);
  const file = choices.width === 'pdf' || choices.width === 'csv' ? choices.width : null;
  const path = file && fileAddress(subject, file, place ?? { address, state: {} }, situationOf(choices, slug), language);
  return (
    <Stack sx={{ height: '100%' }}>
      <ViewBar scenarios={scenarios} />
      {hasErrors && (
        <Alert severity="warning" sx={{ borderRadius: 0, py: 0 }}>
          {say.stale}
        </Alert>
      )}
      {elsewhere !== undefined && (
        <Button size="small" onClick={() => onFollow(elsewhere.file)}>
          {say.follow(elsewhere.title ?? elsewhere.address ?? '')}
        </Button>
      )}
      {path !== null && (
        <Box sx={{ flex: 1, minHeight: 240, overflow: 'auto' }}>
          {file === 'pdf' ? (
            <PaperView path={path} version={version} isHeld={hasErrors} name={slug} />
          ) : (
            <CsvView path={path} version={version} isHeld={hasErrors} />
          )}
        </Box>
      )}
      {/* The page goes on behind a file: what was chosen on it stands in the file. */}
      <Box
        ref={box}
        hidden={path !== null}
        sx={{ flex: 1, minHeight: 240, mx: 'auto', width: pixels ?? '100%', maxWidth: '100%', overflow: 'hidden' }}
      >
        <iframe
          // A page that was asked for without a session is asked for again.
          key={logins}
          className="preview-frame"
          title={say.frame}
          src={drawn}
          ref={frame}
          style={pixels === null || room === null || room >= pixels ? undefined : shrunk(pixels, room / pixels)}
          onLoad={loaded}
        />
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ px: 1, borderTop: 1, borderColor: 'divider' }}>
        {choices.data === 'live' ? say.samplesButLive : say.samples}
      </Typography>
    </Stack>
  );
}

/** Where the page begins that is loaded anew: what was chosen on the same screen is chosen again. `loaded` is another when it is loaded. */
function useStart(address: string, place: string, loaded: string): string {
  const [start, setStart] = useState({ loaded, address });
  if (start.loaded === loaded) return start.address;
  const next = { loaded, address: place.startsWith(`${address}?`) ? place : address };
  setStart(next);
  return next.address;
}

/** A screen that is wider than the pane, made smaller as a whole. */
function shrunk(pixels: number, scale: number): CSSProperties {
  return { width: pixels, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: '0 0' };
}

/** The width that an element has, in pixels; null until it is drawn. */
function useRoom(): readonly [RefCallback<HTMLElement>, number | null] {
  const [room, setRoom] = useState<number | null>(null);
  const measured = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, room];
}
