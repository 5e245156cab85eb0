// The budget-income screen with MUI's own grid: a peer that `npm run bench -- --peers` measures ours against.
import { Container, createTheme, MenuItem, Select, Stack, ThemeProvider, Typography } from '@mui/material';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { amounts, formatMoney, type Income } from '../handwritten/income';
import { useJson } from '../handwritten/use-json';

const noRows: Income[] = [];
const columns: readonly GridColDef<Income>[] = [
  { field: 'rozdzial', headerName: 'Rozdział', width: 100 },
  { field: 'paragraf', headerName: 'Paragraf', width: 100 },
  { field: 'nazwaPozycji', headerName: 'Nazwa pozycji', flex: 1 },
  ...amounts.map(
    (field): GridColDef<Income> => ({
      field,
      headerName: field,
      type: 'number',
      width: 150,
      valueFormatter: (value: number | null) => formatMoney(value),
    }),
  ),
];

function BudgetIncome() {
  const [year, setYear] = useState<number | null>(null);
  const [years] = useJson<{ lataBudzetowe: number[] }>('/api/fk/gmina/dajLataBudzetowe');
  const offered = years.status === 'ready' ? years.data.lataBudzetowe.toSorted((left, right) => right - left) : [];
  const chosen = year ?? offered[0] ?? null;
  const [income] = useJson<{ listaDochodow: Income[] }>(chosen === null ? null : `/api/fk/gmina/dajDochodyBudzetu?rok=${chosen}`);
  const rows = income.status === 'ready' ? (income.data.listaDochodow ?? noRows) : noRows;
  return (
    <Stack spacing={3}>
      <Typography variant="h4" component="h1">
        Dochody budżetu
      </Typography>
      <Select value={chosen ?? ''} onChange={(event) => setYear(Number(event.target.value))} sx={{ width: 250 }}>
        {offered.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={(row) => `${row.rozdzial} ${row.paragraf} ${row.planPoZmianach}`}
        loading={income.status === 'loading'}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 20, 30]}
      />
    </Stack>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <ThemeProvider theme={createTheme({ palette: { primary: { main: '#1f5c4a' } } })}>
      <Container component="main" maxWidth="lg" sx={{ paddingBlock: 4 }}>
        <BudgetIncome />
      </Container>
    </ThemeProvider>,
  );
