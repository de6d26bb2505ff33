import './App.tsx';
