document.body.dataset.ready = 'welcome';
