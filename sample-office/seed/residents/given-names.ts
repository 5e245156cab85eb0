import type { Weighted } from '../random/random';

type Names = readonly [Weighted<string>, ...Weighted<string>[]];

/** Given names by generation with their approximate frequency in Poland; `until` is the last birth year of the generation. */
export const generations: readonly { readonly until: number; readonly women: Names; readonly men: Names }[] = [
  {
    until: 1945,
    women: weigh(
      'Janina 12, Maria 12, Zofia 10, Helena 9, Stanisława 8, Krystyna 8, Irena 8, Jadwiga 7, Genowefa 5, Halina 5, Kazimiera 4, Teresa 4, Barbara 4, Danuta 3, Wanda 3, Anna 3, Marianna 3, Bronisława 2, Władysława 2, Leokadia 1, Henryka 1',
    ),
    men: weigh(
      'Jan 13, Stanisław 12, Józef 11, Tadeusz 7, Kazimierz 7, Henryk 6, Władysław 5, Zdzisław 4, Czesław 4, Marian 4, Jerzy 4, Mieczysław 3, Edward 3, Franciszek 3, Ryszard 3, Zygmunt 2, Bolesław 2, Wacław 1, Bronisław 1',
    ),
  },
  {
    until: 1959,
    women: weigh(
      'Krystyna 10, Barbara 9, Maria 9, Teresa 8, Danuta 8, Halina 7, Elżbieta 6, Anna 5, Jadwiga 5, Irena 4, Zofia 4, Janina 4, Ewa 4, Grażyna 3, Bożena 3, Urszula 3, Wanda 2, Bogumiła 1, Alicja 1, Helena 1, Stanisława 1',
    ),
    men: weigh(
      'Jan 9, Stanisław 8, Andrzej 8, Jerzy 7, Tadeusz 6, Henryk 6, Ryszard 6, Józef 6, Krzysztof 4, Kazimierz 4, Marek 3, Zbigniew 4, Marian 3, Edward 3, Zdzisław 3, Wiesław 2, Janusz 2, Leszek 1, Roman 1, Waldemar 1, Bogdan 1',
    ),
  },
  {
    until: 1974,
    women: weigh(
      'Anna 9, Ewa 8, Małgorzata 8, Barbara 7, Elżbieta 6, Grażyna 6, Bożena 6, Beata 5, Jolanta 5, Dorota 5, Iwona 4, Agnieszka 4, Renata 4, Maria 4, Katarzyna 3, Danuta 3, Urszula 2, Mariola 2, Wiesława 2, Aneta 1, Monika 2, Marzena 2, Lidia 1',
    ),
    men: weigh(
      'Krzysztof 9, Andrzej 8, Marek 7, Piotr 7, Zbigniew 6, Dariusz 6, Jan 5, Jerzy 4, Tomasz 4, Mirosław 4, Jarosław 4, Grzegorz 4, Janusz 4, Leszek 3, Wojciech 3, Robert 3, Jacek 3, Sławomir 3, Adam 3, Stanisław 2, Wiesław 2, Artur 2, Mariusz 2',
    ),
  },
  {
    until: 1989,
    women: weigh(
      'Anna 8, Katarzyna 8, Agnieszka 7, Magdalena 7, Monika 6, Joanna 6, Małgorzata 5, Aleksandra 4, Justyna 4, Ewa 3, Sylwia 3, Karolina 4, Marta 4, Natalia 2, Paulina 3, Iwona 2, Edyta 2, Izabela 2, Kinga 2, Barbara 1, Emilia 2, Kamila 2, Aneta 2, Ewelina 3',
    ),
    men: weigh(
      'Marcin 7, Tomasz 7, Michał 7, Paweł 7, Piotr 6, Łukasz 6, Krzysztof 5, Grzegorz 4, Rafał 4, Mariusz 3, Adam 3, Wojciech 3, Jakub 3, Mateusz 3, Marek 2, Robert 2, Kamil 3, Dariusz 2, Sebastian 2, Przemysław 2, Maciej 3, Bartosz 2, Artur 2, Jacek 1, Damian 2',
    ),
  },
  {
    until: 1999,
    women: weigh(
      'Aleksandra 7, Karolina 6, Natalia 6, Paulina 6, Katarzyna 5, Magdalena 4, Patrycja 4, Anna 4, Weronika 4, Kinga 3, Monika 3, Klaudia 4, Marta 3, Agnieszka 3, Dominika 3, Joanna 3, Martyna 3, Justyna 2, Julia 2, Zuzanna 2, Wiktoria 2, Sandra 1, Angelika 1',
    ),
    men: weigh(
      'Mateusz 7, Jakub 6, Kamil 6, Michał 6, Patryk 5, Dawid 5, Damian 4, Piotr 4, Łukasz 4, Paweł 4, Bartosz 4, Tomasz 3, Kacper 3, Adrian 3, Szymon 3, Maciej 3, Krzysztof 2, Karol 2, Konrad 2, Dominik 3, Sebastian 2, Marcin 2',
    ),
  },
  {
    until: 2009,
    women: weigh(
      'Julia 9, Wiktoria 8, Zuzanna 7, Aleksandra 6, Natalia 6, Oliwia 5, Maja 5, Amelia 4, Weronika 4, Martyna 3, Lena 3, Gabriela 3, Anna 3, Zofia 3, Hanna 3, Emilia 3, Maria 3, Karolina 2, Alicja 2, Nikola 2, Kinga 2, Magdalena 1, Oliwia 1',
    ),
    men: weigh(
      'Jakub 9, Mateusz 7, Kacper 7, Szymon 6, Michał 5, Dawid 4, Bartosz 4, Filip 5, Jan 4, Patryk 4, Wiktor 3, Maciej 3, Piotr 3, Oskar 3, Mikołaj 4, Adam 3, Igor 2, Karol 2, Franciszek 2, Wojciech 2, Stanisław 2, Miłosz 2, Tymoteusz 1',
    ),
  },
  {
    until: 9999,
    women: weigh(
      'Zofia 8, Zuzanna 8, Hanna 7, Julia 7, Maja 6, Laura 5, Lena 5, Oliwia 5, Maria 5, Alicja 5, Pola 4, Amelia 3, Emilia 3, Antonina 3, Ewa 2, Liliana 2, Helena 3, Iga 2, Gabriela 2, Kornelia 2, Marcelina 2, Nadia 2, Klara 2, Róża 1, Jagoda 1, Łucja 1',
    ),
    men: weigh(
      'Antoni 8, Jan 7, Jakub 6, Aleksander 6, Franciszek 6, Szymon 5, Filip 5, Mikołaj 5, Stanisław 5, Leon 4, Nikodem 4, Adam 4, Wojciech 4, Ignacy 4, Marcel 3, Kacper 3, Tymon 3, Wiktor 3, Oliwier 3, Miłosz 2, Julian 2, Ksawery 2, Tadeusz 1, Gustaw 1, Bruno 1',
    ),
  },
];

/** Given names of residents from Ukraine, as spelled in their documents. */
export const ukrainianNames: { readonly women: Names; readonly men: Names } = {
  women: weigh('Oksana 5, Iryna 6, Olena 6, Natalia 5, Tetiana 5, Svitlana 4, Yuliia 4, Mariia 4, Anastasiia 4, Kateryna 3, Daryna 2'),
  men: weigh('Oleksandr 7, Andrii 6, Serhii 6, Volodymyr 5, Dmytro 5, Ivan 4, Vitalii 3, Maksym 4, Artem 4, Bohdan 3, Yurii 2'),
};

function weigh(list: string): Names {
  const [first, ...others] = list.split(', ').map((entry): Weighted<string> => {
    const [name = '', weight = '1'] = entry.split(' ');
    return [name, Number(weight)];
  });
  return [first ?? ['Anna', 1], ...others];
}
