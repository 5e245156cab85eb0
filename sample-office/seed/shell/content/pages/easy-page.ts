import { local } from '../../../texts/local';
import type { SamplePage } from './sample-content';

/** What the office does, in a text that is easy to read (Act of 19 July 2019, article 6(3)(c)): short sentences, one thought each. */
export const easyPage: SamplePage = {
  fileName: 'tekst-latwy-do-czytania.html',
  title: local(
    'Urząd Gminy – tekst łatwy do czytania',
    'The municipal office – easy to read',
    'Die Gemeindeverwaltung – in Leichter Sprache',
    'Управління громади – текст для легкого читання',
  ),
  html: local(
    `<p>To jest tekst o Urzędzie Gminy Brzezie Leśne.<br>Tekst jest łatwy do czytania.</p>
<h2>Co robi urząd</h2>
<p>Urząd pomaga mieszkańcom gminy.<br>W urzędzie możesz:</p>
<ul>
<li>zamówić dowód osobisty,</li>
<li>powiedzieć, gdzie mieszkasz (to się nazywa meldunek),</li>
<li>zapłacić podatek,</li>
<li>zapłacić za wodę i za śmieci,</li>
<li>zapytać o swoją sprawę.</li>
</ul>
<h2>Gdzie jest urząd</h2>
<p>Urząd jest przy ulicy Rynkowej 1.<br>Do urzędu możesz wjechać wózkiem.<br>W środku jest winda.<br>Możesz wejść z psem asystującym.</p>
<h2>Kiedy urząd jest otwarty</h2>
<ul>
<li>w poniedziałek od 9 rano do 5 po południu,</li>
<li>od wtorku do piątku od 7.30 rano do 3.30 po południu.</li>
</ul>
<p>W sobotę i w niedzielę urząd jest zamknięty.</p>
<h2>Jak załatwić sprawę</h2>
<ul>
<li>Możesz przyjść do urzędu. Przy wejściu jest biuro obsługi mieszkańców.</li>
<li>Możesz zadzwonić: <a href="tel:+48225550100">22 555 01 00</a>.</li>
<li>Możesz napisać e-mail: <a href="mailto:urzad@brzezie-lesne.example">urzad@brzezie-lesne.example</a>.</li>
<li>Możesz użyć tej strony w internecie. Zobacz <a href="/lista-uslug">usługi</a>.</li>
</ul>
<h2>Kto Ci pomoże</h2>
<p>Możesz przyjść z osobą, która Ci pomaga.<br>Jeśli mówisz w języku migowym, przyjdzie tłumacz.<br>Powiedz nam o tym 3 dni wcześniej.<br>Tłumacz jest za darmo.</p>`,
    `<p>This text is about the Municipal Office of Brzezie Leśne.<br>The text is easy to read.</p>
<h2>What the office does</h2>
<p>The office helps the people who live here.<br>At the office you can:</p>
<ul>
<li>ask for an identity card,</li>
<li>say where you live (this is called registration),</li>
<li>pay a tax,</li>
<li>pay for water and for waste,</li>
<li>ask about your case.</li>
</ul>
<h2>Where the office is</h2>
<p>The office is at ulica Rynkowa 1.<br>You can get in with a wheelchair.<br>There is a lift inside.<br>You can bring an assistance dog.</p>
<h2>When the office is open</h2>
<ul>
<li>on Monday from 9 in the morning to 5 in the afternoon,</li>
<li>from Tuesday to Friday from 7.30 in the morning to 3.30 in the afternoon.</li>
</ul>
<p>On Saturday and Sunday the office is closed.</p>
<h2>How to get things done</h2>
<ul>
<li>You can come to the office. The service desk is near the door.</li>
<li>You can call: <a href="tel:+48225550100">22 555 01 00</a>.</li>
<li>You can write an e-mail: <a href="mailto:urzad@brzezie-lesne.example">urzad@brzezie-lesne.example</a>.</li>
<li>You can use this website. See the <a href="/lista-uslug">services</a>.</li>
</ul>
<h2>Who will help you</h2>
<p>You can come with a person who helps you.<br>If you use sign language, an interpreter will come.<br>Tell us 3 days before.<br>The interpreter is free.</p>`,
    `<p>Das ist ein Text über die Gemeindeverwaltung Brzezie Leśne.<br>Der Text ist in Leichter Sprache.</p>
<h2>Was die Gemeindeverwaltung macht</h2>
<p>Die Gemeindeverwaltung hilft den Menschen, die hier wohnen.<br>Hier können Sie:</p>
<ul>
<li>einen Personalausweis bestellen,</li>
<li>sagen, wo Sie wohnen (das heißt: Anmeldung vom Wohnsitz),</li>
<li>eine Steuer zahlen,</li>
<li>für Wasser und Müll bezahlen,</li>
<li>nach Ihrer Sache fragen.</li>
</ul>
<h2>Wo die Gemeindeverwaltung ist</h2>
<p>Die Adresse ist: ulica Rynkowa 1.<br>Sie können mit dem Rollstuhl hinein.<br>Es gibt einen Aufzug.<br>Sie können einen Assistenz-Hund mitbringen.</p>
<h2>Wann geöffnet ist</h2>
<ul>
<li>am Montag von 9 Uhr bis 17 Uhr,</li>
<li>von Dienstag bis Freitag von 7.30 Uhr bis 15.30 Uhr.</li>
</ul>
<p>Am Samstag und am Sonntag ist geschlossen.</p>
<h2>Was Sie tun können</h2>
<ul>
<li>Sie können kommen. Das Bürger-Büro ist gleich am Eingang.</li>
<li>Sie können anrufen: <a href="tel:+48225550100">22 555 01 00</a>.</li>
<li>Sie können eine E-Mail schreiben: <a href="mailto:urzad@brzezie-lesne.example">urzad@brzezie-lesne.example</a>.</li>
<li>Sie können diese Internet-Seite benutzen. Hier sind die <a href="/lista-uslug">Leistungen</a>.</li>
</ul>
<h2>Wer Ihnen hilft</h2>
<p>Sie können mit einer Person kommen, die Ihnen hilft.<br>Sprechen Sie Gebärden-Sprache? Dann kommt eine Dolmetscherin.<br>Sagen Sie uns das 3 Tage vorher.<br>Das kostet nichts.</p>`,
    `<p>Це текст про Управління громади Бжезє-Лесьне.<br>Текст легко читати.</p>
<h2>Що робить управління</h2>
<p>Управління допомагає мешканцям громади.<br>В управлінні можна:</p>
<ul>
<li>замовити посвідчення особи,</li>
<li>сказати, де ви живете (це називається реєстрація місця проживання),</li>
<li>сплатити податок,</li>
<li>заплатити за воду і за сміття,</li>
<li>запитати про свою справу.</li>
</ul>
<h2>Де управління</h2>
<p>Адреса: вулиця Ринкова, 1 (ul. Rynkowa 1).<br>Можна заїхати на візку.<br>Усередині є ліфт.<br>Можна зайти із собакою-помічником.</p>
<h2>Коли управління відчинене</h2>
<ul>
<li>у понеділок з 9 години ранку до 5 години вечора,</li>
<li>з вівторка до п’ятниці з 7.30 ранку до 15.30.</li>
</ul>
<p>У суботу й неділю управління зачинене.</p>
<h2>Як вирішити справу</h2>
<ul>
<li>Можна прийти. Відділ обслуговування мешканців – біля входу.</li>
<li>Можна зателефонувати: <a href="tel:+48225550100">22 555 01 00</a>.</li>
<li>Можна написати електронного листа: <a href="mailto:urzad@brzezie-lesne.example">urzad@brzezie-lesne.example</a>.</li>
<li>Можна скористатися цим сайтом. Дивіться <a href="/lista-uslug">послуги</a>.</li>
</ul>
<h2>Хто вам допоможе</h2>
<p>Можна прийти з людиною, яка вам допомагає.<br>Якщо ви користуєтеся жестовою мовою, прийде перекладач.<br>Скажіть нам про це за 3 дні.<br>Це безкоштовно.</p>`,
  ),
};
