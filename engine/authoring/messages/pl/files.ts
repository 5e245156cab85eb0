import type { Translation } from '../../phrases/catalogue';
import type { files as original } from '../en/files';

/** About files, layers and overlays. */
export const files = {
  'base-or-path': '{base} albo ścieżka z tego folderu do folderu z definicjami',
  'base-not-found': 'Nie znaleziono folderu podanego w „extends”.',
  'base-circle': 'Ta ścieżka prowadzi z powrotem do folderu, który rozszerza ten folder, więc nie ma folderu najniższego.',
  'base-of-other-version': 'Ten program zawiera zestaw podstawowy {base}, a nie wersję {version}.',
  'taken-over-or-own-service': 'usługa wśród tych, które portal.json przejmuje, cała własna usługa albo brak pliku dla tej usługi',
  'left-out-service': 'portal.json pomija usługę „{service}”, więc nic nie czyta tego pliku.',
  'nothing-to-choose-from': 'Ten zestaw nie rozszerza innego, więc nie ma usług do wyboru.',
  'no-base-service': 'W zestawie podstawowym nie ma usługi o nazwie „{service}”.',
  'folder-with-portal-file': 'folder z definicjami, w którym jest portal.json',
  'no-portal-file': 'W tym folderze nie ma pliku portal.json.',
  'with-placed-blocks': '{change}; dodawany blok ma „after” albo „before”',
  'services-would-mix':
    'Ten plik to cała usługa bez żadnego bloku usługi „{service}” z zestawu podstawowego, więc obie usługi by się wymieszały.',
  'file-in-folder-or-other-name': 'plik w folderze {folder} albo inna nazwa',
  'service-in-other-folder': 'W zestawie podstawowym „{service}” leży w folderze {has}, więc plik w folderze {here} jej nie zmienia.',
  'service-defined-again': 'W zestawie podstawowym jest już usługa „{service}”, a ten plik definiuje ją jeszcze raz.',
  'change-or-own-service':
    'żeby zmienić usługę: plik tylko z różnicami, bez „slug”; żeby dodać samodzielną usługę: inna nazwa w „slug” albo „{service}” wśród usług pomijanych w „services” w portal.json',
  'base-or-whole-service': 'nazwa usługi z zestawu podstawowego albo cała usługa ze „slug”',
  'change-of-no-part': 'W zestawie podstawowym nie ma tu nic o nazwie „{name}”, co można by zmienić, a samo w sobie nie jest to kompletne.',
  'change-of-no-service':
    'W zestawie podstawowym nie ma usługi „{service}”, którą ten plik mógłby zmienić, a bez „slug” plik nie jest samodzielną usługą.',
  'texts-of-no-service': 'Te teksty należą do usługi o nazwie „{service}”, a takiej usługi nie ma.',
  'files-of-a-pack':
    'portal.json, portal.<język>.json, calls.json, texts/<język>.json, values/<nazwa>.json, services/<usługa>/service.json, services/<usługa>/<język>.json, services/<usługa>/scenarios.json, services/<usługa>.json lub services/<usługa>.<język>.json i tak samo w screens/ z plikiem screen.json',
  'file-not-read': 'Portal nie czyta tego pliku.',
  'one-file-per-service': 'tylko jeden plik dla każdej usługi',
  'service-defined-twice': 'Usługa „{service}” jest już zdefiniowana w pliku {file}.',
  'nothing-to-remove': 'W zestawie podstawowym nie ma tu „{name}”, więc nie ma czego usunąć.',
  'anchor-not-in-base': 'W zestawie podstawowym nie ma tu „{name}”, więc nie wiadomo, obok czego umieścić tę pozycję.',
  'no-version': 'brak „definitionVersion”, co oznacza wersję 1',
  'schema-of-another-file': 'To jest schemat innego rodzaju pliku.',
  'older-version': 'Ten folder jest napisany w starszej wersji języka definicji. Zaktualizuj go poleceniem npm run migrate -- <folder>.',
  'newer-version': 'Ten folder jest napisany w wersji {version} języka definicji, której ten program jeszcze nie zna.',
  'no-widget-setting': 'Widżet nie ma ustawienia „{name}” w „props”.',
} as const satisfies Translation<typeof original>;
