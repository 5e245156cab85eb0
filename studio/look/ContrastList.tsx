import type { SvgIconComponent } from '@mui/icons-material';
import Bookmark from '@mui/icons-material/Bookmark';
import LinkIcon from '@mui/icons-material/Link';
import TextFields from '@mui/icons-material/TextFields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isVisible, type ThemeColours, type ThemePair, themePairs, visibleShade } from '../../engine/values';
import { currentLanguage, useSay } from '../language/say';
import { useNotify } from '../room/notices';
import { coloursOf } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

// Drawn, because a text that cannot be read must not stand in the page itself.
const samples = {
  'white-on-primary': TextFields,
  'link-on-tint': LinkIcon,
  'link-on-strong-tint': LinkIcon,
  'mark-on-paper': Bookmark,
  'mark-on-strong-tint': Bookmark,
} satisfies Record<ThemePair['pair'], SvgIconComponent>;

interface Props {
  readonly colour: keyof ThemeColours;
  /** The nearest colour with which all can be seen was chosen. */
  readonly onRemedy: (colour: string) => void;
}

/** How well everything can be seen that the portal draws in one colour, and the nearest colour with which all of it can. */
export function ContrastList({ colour, onRemedy }: Props) {
  const say = useSay(lookWords).colours;
  const look = useOpenLook();
  const notify = useNotify();
  const theme = coloursOf(look.portal);
  const pairs = themePairs(theme).filter((pair) => pair.colour === colour);
  const hidden = pairs.filter((pair) => !isVisible(pair));
  const remedy = visibleShade(theme, colour);
  return (
    <div>
      <Box component="ul" aria-label={say.contrast(say[colour])} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map((pair) => {
          const isSeen = isVisible(pair);
          const Sample = samples[pair.pair];
          return (
            <Box component="li" key={pair.pair} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.5 }}>
              <Box
                aria-hidden="true"
                // The colours are those of the portal, and change as one types.
                style={{ color: pair.ink, background: pair.ground }}
                sx={{
                  flex: 'none',
                  width: 56,
                  py: 0.25,
                  display: 'flex',
                  justifyContent: 'center',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                }}
              >
                <Sample fontSize="small" />
              </Box>
              <Typography variant="body2">
                {say.pairs[pair.pair]}
                <Typography
                  component="span"
                  variant="body2"
                  color={isSeen ? 'text.secondary' : 'error'}
                  sx={{ display: 'block', fontWeight: isSeen ? 400 : 600 }}
                >
                  {isSeen ? say.enough(shownRatio(pair.contrast)) : say.lacking(shownRatio(pair.contrast), shownRatio(pair.least))}
                </Typography>
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
        {hidden.length === 0 ? say.allVisible : say.notVisible(hidden.length)}
      </Typography>
      {hidden.length > 0 && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          startIcon={
            <Box
              aria-hidden="true"
              style={{ background: remedy }}
              sx={{ width: 20, height: 20, border: 1, borderColor: 'divider', borderRadius: 0.5 }}
            />
          }
          onClick={() => {
            onRemedy(remedy);
            notify(say.remedied(remedy), { undo: true });
          }}
        >
          {say.remedy(remedy)}
        </Button>
      )}
    </div>
  );
}

/** Rounded down, so that nothing seems enough that is not. */
function shownRatio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toLocaleString(currentLanguage(), { minimumFractionDigits: 1 });
}
