import type { CatalogTranslator } from '../../../core/consent/catalog/load-catalog-texts.js';

interface NoteProps {
  readonly number: string;
  readonly say: CatalogTranslator;
  readonly isCopied: boolean;
}

/** The number of the visitor's receipt, which the site's owner finds it by. */
export function ReceiptNote({ number, say, isCopied }: NoteProps) {
  return (
    <p className="note receipt" part="receipt">
      <span>{say('receiptNumber')}: <code dir="ltr">{number}</code></span>
      <button className="text copy" type="button" data-action="copyReceipt">{say('copy')}</button>
      <span role="status">{isCopied && say('copied')}</span>
    </p>
  );
}
