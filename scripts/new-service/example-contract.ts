import type { Contract } from '../../engine';

/** What a service is made from when no answer is given: an example that its author changes. */
export const exampleContract: Contract = {
  type: 'object',
  description: 'What the office answers. Change the names to those of the real call.',
  required: ['lista'],
  properties: {
    lista: {
      type: 'array',
      description: 'The rows of the table.',
      items: {
        type: 'object',
        description: 'One row. Every field here can be a column.',
        required: ['nazwa', 'liczba'],
        properties: {
          nazwa: { type: 'string', description: 'A text.', examples: ['Przykład'] },
          liczba: { type: ['integer', 'null'], description: 'A whole number, or null when it is not known.', examples: [12] },
        },
      },
    },
  },
};
