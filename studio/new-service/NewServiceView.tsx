import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { isEndpoint, isSlug } from '../../engine/authoring/new-service';
import { studioLanguage, useSay } from '../language/say';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';
import { FoundStep } from './FoundStep';
import { emptyForm, formShelf, type NewServiceForm } from './form';
import { PlaceStep } from './PlaceStep';
import { newServiceRights } from './rights';
import { SourceStep } from './SourceStep';
import { useCreation } from './use-creation';
import { type PlanState, usePlan } from './use-plan';
import { newServiceWords } from './words';

/** The page on which a service is made: each step appears when the one before it has what it needs. */
export function NewServiceView() {
  const say = useSay(newServiceWords);
  const language = useAtomValue(studioLanguage);
  const { session, overview } = useStudio();
  const { state: work } = useDraft();
  const rights = newServiceRights(session, overview);
  const shelf = useMemo(() => formShelf(session.editor.id), [session.editor.id]);
  const [form, setForm] = useState<NewServiceForm>(() => shelf.read());
  const [kept, setKept] = useState(true);
  const change = (changed: Partial<NewServiceForm>) => setForm((now) => ({ ...now, ...changed }));
  useEffect(() => setKept(form === emptyForm || shelf.write(form)), [form, shelf]);
  const clear = () => {
    setForm(emptyForm);
    shelf.clear();
  };
  const [only, ...others] = rights.groups;
  const wanted = form.group !== null && rights.groups.includes(form.group) ? form.group : null;
  const group = wanted ?? (others.length === 0 ? (only ?? null) : null);
  const wish = rights.unlisted ? form : { ...form, listed: true };
  const state = usePlan(wish, group, language);
  const { slug, rows, plan } = state;
  const drafted = work.draft?.changes.map(({ file }) => file) ?? [];
  const taken = [...overview.files.map(({ file }) => file), ...drafted].some((file) => slugIn(file) === slug);
  const { create, failure, isBusy } = useCreation(clear);
  if (rights.groups.length === 0 && !rights.unlisted)
    return (
      <Stack component="main" sx={{ p: { xs: 2, md: 4 } }}>
        <Alert severity="info">{say.notAllowed}</Alert>
      </Stack>
    );
  const missing = plan === null ? missingParts(wish, state, group).map((part) => say.missingParts[part]) : [];
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (plan !== null && !taken) void create(plan);
      }}
    >
      <Stack component="main" spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: 1100 }}>
        <Typography variant="h1" component="h2">
          {say.title}
        </Typography>
        <Typography>{say.intro}</Typography>
        <SourceStep form={wish} state={state} kept={kept} onChange={change} />
        {rows !== null && (
          <>
            <FoundStep form={wish} state={state} rows={rows} onChange={change} />
            <PlaceStep form={wish} state={state} rights={rights} group={group} taken={taken} onChange={change} />
          </>
        )}
        {rows !== null && missing.length > 0 && (
          <Typography role="status">
            {say.missing} {missing.join(', ')}.
          </Typography>
        )}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large" disabled={plan === null || taken || isBusy}>
            {say.create}
          </Button>
          {form !== emptyForm && <Button onClick={clear}>{say.startOver}</Button>}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** What the page still waits for, by the names of its words. */
function missingParts(form: NewServiceForm, { fields, slug, endpoint }: PlanState, group: string | null) {
  const parts = {
    fields: fields.every(({ shown }) => !shown),
    title: form.title.trim() === '',
    slug: !isSlug(slug),
    endpoint: form.way === 'sample' && !isEndpoint(endpoint),
    group: form.listed && group === null,
  };
  return (['fields', 'title', 'slug', 'endpoint', 'group'] as const).filter((part) => parts[part]);
}

function slugIn(file: string): string | null {
  return /^(?:services|screens)\/([^/]+)\//.exec(file)?.[1] ?? null;
}
