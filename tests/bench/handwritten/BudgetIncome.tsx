import { Alert, Button, FormControl, InputLabel, MenuItem, Select, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { IncomeTable } from './IncomeTable';
import type { Income } from './income';
import { useJson } from './use-json';

const noRows: Income[] = [];

/** The screen: a year from the address, the table of that year, its PDF. */
export function BudgetIncome() {
  const [year, setYear] = useState(() => new URLSearchParams(location.search).get('rok'));
  const [years, retryYears] = useJson<{ lataBudzetowe: number[] }>('/api/fk/gmina/dajLataBudzetowe');
  const sorted = years.status === 'ready' ? [...years.data.lataBudzetowe].sort((a, b) => b - a) : [];
  const chosen = year ?? (sorted[0] === undefined ? null : String(sorted[0]));
  const [income, retryIncome] = useJson<{ listaDochodow: Income[] }>(
    chosen === null ? null : `/api/fk/gmina/dajDochodyBudzetu?rok=${encodeURIComponent(chosen)}`,
  );

  useEffect(() => {
    if (year !== null) history.replaceState(null, '', `?rok=${encodeURIComponent(year)}`);
  }, [year]);

  if (years.status === 'failed' || income.status === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={years.status === 'failed' ? retryYears : retryIncome}>
            Spróbuj ponownie
          </Button>
        }
      >
        Nie udało się pobrać danych.
      </Alert>
    );
  }
  return (
    <Stack spacing={3}>
      <Typography variant="h4" component="h1">
        Dochody budżetu
      </Typography>
      <Typography>Plan i wykonanie dochodów gminy w wybranym roku, według klasyfikacji budżetowej.</Typography>
      <FormControl sx={{ width: 250 }}>
        <InputLabel id="year">Rok budżetowy</InputLabel>
        <Select labelId="year" label="Rok budżetowy" value={chosen ?? ''} onChange={(event) => setYear(event.target.value)}>
          {sorted.map((option) => (
            <MenuItem key={option} value={String(option)}>
              {option}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      {income.status === 'loading' ? (
        <Skeleton variant="rectangular" height={400} />
      ) : (
        <IncomeTable rows={income.data.listaDochodow ?? noRows} />
      )}
      <Button
        variant="contained"
        href={`/api/fk/gmina/dajDochodyBudzetu/pdf?rok=${chosen}`}
        download="dochody_budzetu.pdf"
        disabled={chosen === null}
        sx={{ alignSelf: 'start', minWidth: 250 }}
      >
        Pobierz PDF
      </Button>
    </Stack>
  );
}
