import type { Translation } from '../../phrases/catalogue';
import type { places as original } from '../en/places';

/** About places of definitions: why nothing can be said of one, and how a problem is mended. */
export const places = {
  'place-no-file': 'W tym zestawie nie ma pliku „{file}”.',
  'place-not-read': 'Plik „{file}” nie jest definicją, więc o jego miejscach nic nie wiadomo.',
  'place-unreadable-file': 'Pliku „{file}” nie można odczytać, wiersz {line}, kolumna {column}: {reason}',
  'place-bad-pointer': '„{path}” nie jest wskaźnikiem JSON: musi być pusty albo zaczynać się od ukośnika.',
  'place-unsafe-name': 'Nazwa „{name}” jest w definicji niedozwolona.',
  'place-missing': 'W pliku „{file}” nie ma miejsca „{path}”. Ostatnie, które istnieje po drodze: {last}.',
  'place-whole-file': 'cały plik',
  'place-pack-broken': 'Brakuje jednej z warstw albo ma ona inną wersję, więc nie wiadomo, co od niej zależy.',
  'place-definition-broken': 'Ta definicja ma jeszcze niewłaściwy układ, więc nie wiadomo, jakie nazwy mogą czytać jej wzory.',
  'place-no-formula': 'Tu nie ma wzoru i nie może go być.',
  'place-text-too-long': 'Ten tekst ma znaków: {length}. Sprawdzamy najwyżej: {most}.',
  'place-cursor-outside': 'Kursor stoi na pozycji {cursor}, a tekst ma znaków: {length}.',
  'place-formula-not-valid': 'Ten wzór jest niepoprawny: {reason}.',
  'place-no-value': 'Ten wzór nie daje tu wartości, bo w odpowiedzi urzędu brakuje czegoś, co on czyta.',
  'place-wrong-value': 'Ten wzór trafił na wartość niewłaściwego rodzaju.',
  'place-too-costly': 'Ten wzór liczy zbyt długo, żeby sprawdzić go na przykładach. Uprość go.',
  'value-yes': 'tak',
  'value-no': 'nie',
  'place-nothing-declared': 'W tym miejscu nie ma niczego, co można by odczytać.',
  'place-unknown-thing': 'Nie ma niczego rodzaju „{kind}” o nazwie „{name}”.',
  'place-lower-layer': 'Ten plik należy do warstwy „{layer}”, której tu nie zmieniamy.',
  'place-no-such-name': 'Nie ma nazwy „{name}”, którą można by zmienić w miejscu „{path}”.',
  'place-name-taken': 'Nazwa „{name}” jest już zajęta w miejscu „{path}”.',
  'place-use-instead': 'Wpisz „{suggestion}” zamiast „{got}”.',
  'place-move-file': 'Przenieś plik do „{to}”.',
  'place-leave-out': '„{taken}” już jest, więc pomiń „{name}”.',
  'place-no-fix': 'Do tego problemu nie ma podpowiedzi.',
} as const satisfies Translation<typeof original>;
