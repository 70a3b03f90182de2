// Renders messages as the page does: JSON [{language, sources, messages: [{id, attribute, given}]}]
// on standard input, an array of arrays of texts on standard output. The tests compare them with
// what the server's runtime makes of the same.
import { text } from 'node:stream/consumers';
import { FluentBundle, FluentResource } from '@fluent/bundle';

function rendered({ language, sources, messages }) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return messages.map(({ id, attribute, given }) => {
    const message = bundle.getMessage(id);
    const pattern = attribute === null ? message.value : message.attributes[attribute];
    const errors = [];
    const text = bundle.formatPattern(pattern, given, errors);
    return errors.length === 0 ? text : `${text} ${errors.map(String).join(' ')}`;
  });
}

process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map(rendered)));
