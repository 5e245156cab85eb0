import { plPL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';

/** The look of the editor: MUI in the colour and the letters of the portal. Nothing moves for who has asked the own system for that. */
export function studioTheme(primary: string): Theme {
  return createTheme(
    {
      palette: { primary: { main: primary }, error: { main: '#b3261e' }, background: { default: '#f5f6f5' } },
      typography: {
        fontFamily: '"Source Sans 3 Variable", arial, sans-serif',
        fontSize: 15,
        button: { textTransform: 'none', fontWeight: 600 },
        h1: { fontSize: '1.5rem', fontWeight: 700 },
        h2: { fontSize: '1.2rem', fontWeight: 650 },
        h5: { fontSize: '1.05rem', fontWeight: 650 },
      },
      shape: { borderRadius: 4 },
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitions: { create: () => 'none' } }),
      components: {
        MuiTextField: { defaultProps: { size: 'small' } },
        MuiAutocomplete: { defaultProps: { size: 'small' } },
        // What rjsf writes above a list or an object stands under the heading of the page.
        MuiTypography: { defaultProps: { variantMapping: { h5: 'h3' } } },
        MuiButton: { defaultProps: { disableElevation: true } },
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.85rem', marginLeft: 0 } } },
      },
    },
    plPL,
  );
}
