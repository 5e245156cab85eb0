import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { textIn } from '../language/shown';
import { useStudio } from '../room/studio-context';
import { FactorForm } from './FactorForm';
import { OwnSessions } from './OwnSessions';
import { PasswordForm } from './PasswordForm';
import { loginWords } from './words';

/** The own account of whoever is signed in: rights, password, codes and sessions. */
export function AccountView() {
  const say = useSay(loginWords).account;
  const { session, overview } = useStudio();
  const { name, login, administrator, rights } = session.editor;
  const title = (group: string) => (group === '*' ? say.all : textIn(overview.groups.find(({ id }) => id === group)?.title) || group);
  const words = [
    ...(administrator ? [say.administrator] : []),
    ...rights.map(({ role, group }) => `${role === 'editor' ? say.editor : say.approver}: ${title(group)}`),
  ];
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 3 }, maxWidth: 760 }}>
      <Stack spacing={4}>
        <section>
          <Typography variant="h1" component="h2">
            {say.title}
          </Typography>
          <Typography>
            {name} ({login})
          </Typography>
          <Typography variant="h2" component="h3" sx={{ mt: 2 }}>
            {say.rights}
          </Typography>
          {words.length === 0 ? (
            <Typography>{say.none}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {words.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Box>
          )}
        </section>
        <PasswordForm />
        <FactorForm />
        <OwnSessions />
      </Stack>
    </Box>
  );
}
