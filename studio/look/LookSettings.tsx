import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { useTranslations } from '../properties/fields/translations';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';
import { ArmsField } from './ArmsField';
import { ColourField } from './ColourField';
import { EntryList } from './EntryList';
import { LookSection } from './LookSection';
import { LookText } from './LookText';
import { OfficeMenu } from './OfficeMenu';
import { PortalBreaks } from './PortalBreaks';
import { portalFile } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

/** Everything of the look that an office changes. */
export function LookSettings() {
  const say = useSay(lookWords);
  const look = useOpenLook();
  const { overview } = useStudio();
  const { state } = useDraft();
  const translations = useTranslations(portalFile, overview.languages, state.draft, look.edit);
  return (
    <Stack spacing={3}>
      <div>
        <Typography variant="h1" component="h2">
          {say.title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {say.about}
        </Typography>
      </div>
      <LookSection title={say.names.title}>
        {(['name', 'portalName', 'officeName'] as const).map((name) => (
          <LookText
            key={name}
            path={`/office/${name}`}
            label={say.names[name]}
            help={say.names[`${name}Help`]}
            translations={translations}
          />
        ))}
        <LookText path="/office/address" label={say.names.address} help={say.names.addressHelp} />
      </LookSection>
      <LookSection title={say.colours.title}>
        <Stack spacing={4}>
          <ColourField colour="primary" />
          <ColourField colour="accent" />
        </Stack>
      </LookSection>
      <LookSection title={say.arms.title} help={say.arms.help}>
        <ArmsField />
      </LookSection>
      <EntryList list="menu" translations={translations}>
        <OfficeMenu />
      </EntryList>
      <EntryList list="footer" translations={translations} />
      <EntryList list="groups" translations={translations} />
      <PortalBreaks translations={translations} />
    </Stack>
  );
}
