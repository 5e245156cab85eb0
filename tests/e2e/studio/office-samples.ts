/** What an office answers about grants to associations. One field holds data of a person. */
export const grantsAnswer = JSON.stringify(
  {
    rok: 2026,
    dotacje: [
      {
        nazwaZadania: 'Turniej szachowy',
        rokUmowy: 2026,
        kwotaDotacji: 12500.5,
        dataUmowy: '2026-02-03',
        rozliczona: true,
        email: 'klub@gmina.example',
      },
      { nazwaZadania: 'Zajęcia taneczne', rokUmowy: 2025, kwotaDotacji: 8000, dataUmowy: '2025-03-01', rozliczona: false, email: null },
    ],
  },
  null,
  2,
);

/** The OpenAPI document of an office: one operation lists trees to be cut, with a year to choose and a shared schema; another one answers nothing useful. */
export const officeDocument = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Zieleń miejska', version: '1' },
  servers: [{ url: 'https://api.gmina.example/v1' }],
  paths: {
    '/zielen/wycinki': {
      get: {
        operationId: 'dajWycinki',
        summary: 'Wycinki drzew',
        parameters: [{ $ref: '#/components/parameters/Rok' }, { name: 'X-Klucz', in: 'header', schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'Lista wycinek',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['wycinki'],
                  properties: { wycinki: { type: 'array', items: { $ref: '#/components/schemas/Wycinka' } } },
                },
              },
            },
          },
        },
      },
    },
    '/zielen/stan': { get: { operationId: 'dajStan', summary: 'Stan systemu', responses: { 204: { description: 'Nic' } } } },
    '/zielen/zgloszenie': { post: { operationId: 'zglos', summary: 'Zgłoszenie drzewa', responses: { 204: { description: 'Przyjęto' } } } },
  },
  components: {
    parameters: {
      Rok: { name: 'rok', in: 'query', required: true, description: 'Rok wycinki', schema: { type: 'integer', enum: [2026, 2025, 2024] } },
    },
    schemas: {
      Wycinka: {
        type: 'object',
        required: ['gatunek', 'dataWycinki'],
        properties: {
          gatunek: { type: 'string', title: 'Gatunek drzewa', example: 'Lipa drobnolistna' },
          dataWycinki: { type: 'string', format: 'date', example: '2026-03-14' },
          liczbaDrzew: { type: 'integer', nullable: true, example: 3 },
          oplata: { allOf: [{ $ref: '#/components/schemas/Kwota' }], nullable: true },
          zastepcze: { type: 'array', items: { $ref: '#/components/schemas/Wycinka' } },
        },
      },
      Kwota: { type: 'number', minimum: 0, example: 1280.4, multipleOf: 0.01 },
    },
  },
});
