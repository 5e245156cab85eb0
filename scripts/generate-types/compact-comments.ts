/** Shortens the comments of json-schema-to-typescript to one line where possible, and removes its remarks on where a type is used. */
export function compactComments(code: string): string {
  return code.replace(/^( *)\/\*\*\n([\s\S]*?)\n *\*\/\n/gm, (_whole, indent: string, body: string) => {
    const lines = body
      .replace(/\n? *\* This interface was referenced by[\s\S]*?via the `[a-z]+` "[^"]*"\./g, '')
      .split('\n')
      .map((line) => line.replace(/^ *\* ?/, '').trimEnd())
      .filter((line) => !/^@(min|max)Items /.test(line));
    while (lines.at(-1) === '') lines.pop();
    if (lines.length === 0) return '';
    if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
    return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
  });
}
