import 'site-elements/site-elements.critical.css';

export const metadata = { title: 'Works', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
