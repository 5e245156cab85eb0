// What a project beside the portal adds to it. The definitions in this folder use all of it.
import type { OkienkoConfig } from 'okienko/config';

export default {
  kinds: './kinds.ts',
  components: './components.tsx',
  gateways: './gateways.ts',
  logins: './logins.ts',
  theme: './theme.css',
  letter: './letter.typ',
  widgets: { licznik: './widgets/licznik' },
} satisfies OkienkoConfig;
