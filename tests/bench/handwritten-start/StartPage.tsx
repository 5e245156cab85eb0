import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ListTable } from './ListTable';
import { dues, type List, otherLists, owed, type Row } from './lists';
import { ask, useSession } from './use-session';

type Loaded = readonly Row[] | 'loading' | 'failed';

function useList({ address, rows }: List, pesel: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    if (pesel === undefined) return;
    ask<Record<string, Row[]>>(`${address}?pesel=${pesel}`).then(
      (answer) => setLoaded(answer[rows] ?? []),
      () => setLoaded('failed'),
    );
  }, [address, rows, pesel]);
  return loaded;
}

/** What is owed first, then all that concerns a person. */
export function StartPage() {
  const session = useSession();
  const owing = useList(dues, session?.pesel);
  return (
    <Stack spacing={3}>
      <Typography variant="h4" component="h1">
        Moje sprawy
      </Typography>
      <Typography>{session?.name}</Typography>
      {typeof owing === 'string' ? (
        <Skeleton variant="rectangular" height={96} />
      ) : (
        <Typography variant="h3" component="p" className="owed">
          {owed(owing)}
        </Typography>
      )}
      <Stack direction="row" spacing={2}>
        <Button variant="contained" href="/zaplac">
          Zapłać
        </Button>
        <Button variant="outlined" href="/uslugi/odczyt-licznikow">
          Podaj stan wodomierza
        </Button>
        <Button variant="outlined" href="/uslugi/wyslij-zgloszenie">
          Napisz w sprawie wody
        </Button>
      </Stack>
      <Shown list={dues} rows={owing} />
      {otherLists.map((list) => (
        <Asked key={list.title} list={list} pesel={session?.pesel} />
      ))}
    </Stack>
  );
}

function Asked({ list, pesel }: { list: List; pesel: string | undefined }) {
  return <Shown list={list} rows={useList(list, pesel)} />;
}

function Shown({ list, rows }: { list: List; rows: Loaded }) {
  if (rows === 'loading') return <Skeleton variant="rectangular" height={160} />;
  if (rows === 'failed') return <Alert severity="error">Nie udało się pobrać danych: {list.title}.</Alert>;
  return <ListTable list={list} rows={rows} />;
}
