document.body.dataset.ready = 'sidepanel';
