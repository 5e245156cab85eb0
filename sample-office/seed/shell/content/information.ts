import { local } from '../../texts/local';
import { notice, type SampleFolder } from './pages/sample-content';

/** Tree of information of the sample office. */
export const information: SampleFolder = {
  name: local('Informacje', 'Information', 'Informationen', 'Інформація'),
  pages: [
    'dla-nowych-mieszkancow.html',
    'godziny-pracy.html',
    'rachunki-bankowe.html',
    'ochrona-danych.html',
    'tekst-latwy-do-czytania.html',
  ],
  folders: [
    {
      name: local('Aktualności', 'News', 'Aktuelles', 'Новини'),
      pages: ['urzad-w-swieta.html', 'budzet-obywatelski.html', 'remont-ulicy-lesnej.html'],
      files: [
        notice(
          'Regulamin budżetu obywatelskiego',
          'aktualnosci/regulamin-budzetu-obywatelskiego.pdf',
          'Projekt może zgłosić każdy mieszkaniec gminy.',
          'Projekt musi poprzeć co najmniej 15 mieszkańców.',
          'Koszt jednego projektu nie może przekroczyć 60 000 zł.',
        ),
      ],
    },
    {
      name: local('O gminie', 'About the municipality', 'Über die Gemeinde', 'Про громаду'),
      pages: ['o-gminie.html'],
      files: [
        notice(
          'Informator dla mieszkańców',
          'o-gminie/informator.pdf',
          'Gmina Brzezie Leśne to dwanaście sołectw i miejscowość gminna.',
          'Rada Gminy liczy piętnaście osób i zbiera się w ostatni czwartek miesiąca.',
          'Sesje rady są otwarte dla mieszkańców.',
        ),
      ],
    },
  ],
};
