import { expect, it } from 'vitest';
import { isSafePicture } from './safe-picture';

it.each([
  ['a shield', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#1f5c4a"/></svg>'],
  ['with a declaration and a note', '<?xml version="1.0"?><!-- herb --><svg><title>Herb</title></svg>'],
  ['that refers to its own parts', '<svg><defs><path id="a" d="M0 0"/></defs><use href="#a"/><rect style="fill:url(#b)"/></svg>'],
])('a picture is taken: %s', (_, text) => expect(isSafePicture(text)).toBe(true));

it.each([
  ['a script', '<svg><script>alert(1)</script></svg>'],
  ['a script in capitals', '<svg><SCRIPT>alert(1)</SCRIPT></svg>'],
  ['a handler', '<svg onload="alert(1)"/>'],
  ['a handler after a line', '<svg\nonload="alert(1)"/>'],
  ['a handler in capitals', '<svg><rect ONCLICK="alert(1)"/></svg>'],
  ['a value without quotes', '<svg onload=alert(1)></svg>'],
  ['a foreign page', '<svg><foreignObject><p>a</p></foreignObject></svg>'],
  ['an embedded picture', '<svg><image href="data:image/png;base64,AA"/></svg>'],
  ['a link to another place', '<svg><use href="https://obcy.example/a.svg#b"/></svg>'],
  ['a link of old', '<svg><use xlink:href="//obcy.example"/></svg>'],
  ['a style that leads outside', '<svg><style>@import "https://obcy.example"</style></svg>'],
  ['a style that hides what it does', '<svg><style>a{b:ur\\6c(https://obcy.example)}</style></svg>'],
  ['an address of a style outside', '<svg><rect style="fill:url(https://obcy.example/a)"/></svg>'],
  ['an animation that sets an address', '<svg><a><animate attributeName="href" to="javascript:alert(1)"/></a></svg>'],
  ['an entity that hides a word', '<svg><text>&#106;avascript:a</text></svg>'],
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['something around the picture', '<html><svg/></html>'],
  ['a tag that does not end', '<svg><path d="M0 0'],
  ['nothing', ''],
])('a picture is refused: %s', (_, text) => expect(isSafePicture(text)).toBe(false));
