import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { valueAtIds } from '../../engine/authoring/layer';
import { officeTimeZone } from '../../engine/values';
import { useSay } from '../language/say';
import type { Translations } from '../properties/fields/translations';
import { useNotify } from '../room/notices';
import { LookSection } from './LookSection';
import { LookText } from './LookText';
import { planBreak, portalBreaks } from './portal-breaks';
import { portalFile } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

/** The planned breaks of the whole portal: when each begins and ends, and why. */
export function PortalBreaks({ translations }: { readonly translations: Translations }) {
  const say = useSay(lookWords).breaks;
  const look = useOpenLook();
  const notify = useNotify();
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <LookSection title={say.title} help={say.help}>
      {portalBreaks(look.portal).map((id, place) => {
        const path = `/breaks/${id}`;
        return (
          <Box key={id} component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 2, minWidth: 0 }}>
            <legend>{say.one(place + 1)}</legend>
            <Stack spacing={2}>
              <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
                {(['from', 'until'] as const).map((name) => {
                  const [problem] = look.problemsAt(`${path}/${name}`);
                  return (
                    <TextField
                      key={name}
                      fullWidth
                      type="datetime-local"
                      label={say[name]}
                      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
                      value={look.textAt(`${path}/${name}`) ?? ''}
                      error={problem !== undefined}
                      helperText={problem?.message}
                      onChange={({ target }) => look.set(`${path}/${name}`, target.value)}
                    />
                  );
                })}
              </Stack>
              <LookText path={`${path}/reason`} label={say.reason} help={say.reasonHelp} translations={translations} />
              <Button
                size="small"
                color="error"
                startIcon={<DeleteOutlined />}
                aria-label={say.remove(place + 1)}
                sx={{ alignSelf: 'flex-start' }}
                onClick={() => {
                  look.edit([{ file: portalFile, path, remove: true, was: valueAtIds(look.portal, path) ?? null }]);
                  notify(say.removed, { undo: true });
                  adder.current?.focus();
                }}
              >
                {say.removeIt}
              </Button>
            </Stack>
          </Box>
        );
      })}
      <Button
        ref={adder}
        startIcon={<Add />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => look.edit([planBreak(look.portal, new Date().toLocaleDateString('sv', { timeZone: officeTimeZone })).edit])}
      >
        {say.add}
      </Button>
    </LookSection>
  );
}
