import { createTheme, type Theme } from '@mui/material/styles';
import type { PackIndex } from '../../engine';
import type { Contrast } from '../shell/contrast-atom';

const fontFamily = "'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif";

/** The theme of MUI's components in the municipality's colours, or in yellow on black. Sizes follow `theme.css`. */
export function createPortalTheme(colours: PackIndex['theme'], contrast: Contrast): Theme {
  const high = contrast === 'high';
  return createTheme({
    palette: high
      ? { mode: 'dark', primary: { main: '#ffff00', contrastText: '#000000' }, background: { default: '#000000', paper: '#000000' } }
      : { primary: { main: colours.primary, contrastText: '#ffffff' }, secondary: { main: colours.accent } },
    typography: { fontFamily, fontSize: 18, htmlFontSize: 16, button: { textTransform: 'none', fontWeight: 600, fontSize: '1.125rem', lineHeight: '28px' } },
    shape: { borderRadius: 4 },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minWidth: 250, minHeight: 44, padding: '6px 20px', borderWidth: 2, '&:hover': { borderWidth: 2 } },
          contained: high ? { outline: '2px solid #ffff00', outlineOffset: -2, backgroundColor: '#000000', color: '#ffff00' } : {},
        },
      },
    },
  });
}
