import { createRoot } from 'react-dom/client';

import { Button, Dialog, Field, TextInput } from '../src/index.ts';

// The page whose bytes are measured: the parts that most screens of the portal begin with.
createRoot(document.body).render(
  <>
    <Field label="E-mail" error="Write an address">
      <TextInput type="email" />
    </Field>
    <Button variant="primary">Send</Button>
    <Dialog title="Sent" isOpen closeLabel="Close" onClose={() => undefined}>
      We have it.
    </Dialog>
  </>,
);
