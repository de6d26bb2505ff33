import { Prices } from './prices.jsx';
import { Works } from './works.jsx';

export default function Page() {
  return <main><Works /><Prices /></main>;
}
