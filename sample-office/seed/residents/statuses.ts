/** Registration statuses of the population register. */
export const residenceStatuses = [
  { code: 'permanent', title: 'Zameldowanie na pobyt stały' },
  { code: 'both', title: 'Zameldowanie na pobyt stały i czasowy w gminie' },
  { code: 'away', title: 'Zameldowanie na pobyt stały, czasowo poza gminą' },
  { code: 'abroad', title: 'Zameldowanie na pobyt stały, wyjazd za granicę' },
  { code: 'temporary', title: 'Zameldowanie na pobyt czasowy' },
  { code: 'foreign-permanent', title: 'Cudzoziemcy zameldowani na pobyt stały' },
  { code: 'foreign-temporary', title: 'Cudzoziemcy zameldowani na pobyt czasowy' },
  { code: 'unregistered', title: 'Mieszkańcy bez zameldowania' },
  { code: 'deregistered', title: 'Wymeldowani bez nowego zameldowania' },
] as const;

/** Code of a status. */
export type ResidenceStatusCode = (typeof residenceStatuses)[number]['code'];
